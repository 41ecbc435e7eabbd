// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Analytics',
  analytics_text:
    'May we count how these forms are used, so that we can make them easier? Nothing that you type is shared with anybody.',
  analytics_allow: 'Allow',
  analytics_refuse: 'Do not allow',
  analytics_change: 'Analytics choice',
} as const satisfies Catalogue
