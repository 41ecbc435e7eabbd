// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Statystyki',
  analytics_text:
    'Czy możemy zbierać statystyki korzystania z tych formularzy, aby były prostsze? Tego, co wpisujesz, nikomu nie udostępniamy.',
  analytics_allow: 'Zezwól',
  analytics_refuse: 'Nie zezwalaj',
  analytics_change: 'Ustawienia statystyk',
} satisfies Catalogue
