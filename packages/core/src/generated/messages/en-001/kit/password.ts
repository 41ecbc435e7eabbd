// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const passwordMessages = {
  password_show: 'Show',
  password_hide: 'Hide',
  password_show_label: 'Show password',
  password_hide_label: 'Hide password',
} as const satisfies Catalogue
