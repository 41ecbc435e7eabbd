// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
export const searchWords = {
  search_clear: 'Clear the search',
} as const
