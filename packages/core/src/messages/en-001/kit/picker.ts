// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
export const pickerWords = {
  picker_recent: 'Recent',
  picker_results: 'Results',
  picker_found: 'Found: {count}',
  picker_close: 'Close',
} as const
