// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const currencyMessages = {
  currency_none: 'Choose a currency',
} as const satisfies Catalogue
