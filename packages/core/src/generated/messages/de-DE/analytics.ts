// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Analyse',
  analytics_text:
    'Dürfen wir auswerten, wie diese Formulare genutzt werden, um sie einfacher zu machen? Nichts, was Sie eingeben, wird weitergegeben.',
  analytics_allow: 'Erlauben',
  analytics_refuse: 'Nicht erlauben',
  analytics_change: 'Analyse-Einstellung',
} satisfies Catalogue
