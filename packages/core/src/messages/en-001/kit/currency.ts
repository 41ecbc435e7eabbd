// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
export const currencyWords = {
  currency_none: 'Choose a currency',
} as const
