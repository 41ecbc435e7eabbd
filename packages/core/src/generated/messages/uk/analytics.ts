// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Аналітика',
  analytics_text:
    'Можна нам збирати статистику користування цими формами, щоб зробити їх зручнішими? Те, що ви вводите, нікому не передається.',
  analytics_allow: 'Дозволити',
  analytics_refuse: 'Не дозволяти',
  analytics_change: 'Вибір щодо аналітики',
} satisfies Catalogue
