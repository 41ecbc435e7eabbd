// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const pickerMessages = {
  picker_recent: 'Recent',
  picker_results: 'Results',
  picker_found: 'Found: {count}',
  picker_close: 'Close',
} as const satisfies Catalogue
