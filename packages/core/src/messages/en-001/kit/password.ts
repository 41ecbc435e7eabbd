// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../message.ts'

export const passwordWords = {
  password_show: 'Show',
  password_hide: 'Hide',
  password_show_label: 'Show password',
  password_hide_label: 'Hide password',
} as const satisfies Catalogue
