// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const searchMessages = {
  search_clear: 'Clear the search',
} as const satisfies Catalogue
