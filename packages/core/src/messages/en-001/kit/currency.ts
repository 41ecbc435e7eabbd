// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../message.ts'

export const currencyWords = {
  currency_none: 'Choose a currency',
} as const satisfies Catalogue
