// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const pickerLoadingMessages = {
  picker_loading: 'Loading the list',
  picker_failed: 'The list could not be loaded. Check your connection and try again',
  picker_try_again: 'Try again',
  picker_cancel: 'Cancel',
} as const satisfies Catalogue
