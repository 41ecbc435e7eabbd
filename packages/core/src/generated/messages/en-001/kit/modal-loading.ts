// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const modalLoadingMessages = {
  modal_loading: 'Loading',
  modal_failed: 'This could not be loaded. Check your connection and try again',
  modal_try_again: 'Try again',
} as const satisfies Catalogue
