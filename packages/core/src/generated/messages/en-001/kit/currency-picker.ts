// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const currencyPickerMessages = {
  currency_picker_title: 'Choose a currency',
  currency_picker_search: 'Search by name or code',
  currency_picker_likely: 'Suggested',
  currency_picker_all: 'All currencies',
  currency_picker_none: 'No currency found for “{text}”. Try another name or a three-letter code',
} as const satisfies Catalogue
