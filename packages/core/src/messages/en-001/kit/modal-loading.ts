// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../message.ts'

export const modalLoadingWords = {
  modal_loading: 'Loading',
  modal_failed: 'This could not be loaded. Check your connection and try again',
  modal_try_again: 'Try again',
} as const satisfies Catalogue
