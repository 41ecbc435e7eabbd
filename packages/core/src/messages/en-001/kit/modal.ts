// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../message.ts'

export const modalWords = {
  modal_close: 'Close',
} as const satisfies Catalogue
