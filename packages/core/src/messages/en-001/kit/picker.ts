// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../message.ts'

export const pickerWords = {
  picker_recent: 'Recent',
  picker_results: 'Results',
  picker_found: ({ count }) => `Found: ${count}`,
  picker_close: 'Close',
} as const satisfies Catalogue
