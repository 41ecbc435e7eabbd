// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../message.ts'

export const searchWords = {
  search_clear: 'Clear the search',
} as const satisfies Catalogue
