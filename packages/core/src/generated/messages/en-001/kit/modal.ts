// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const modalMessages = {
  modal_close: 'Close',
} as const satisfies Catalogue
