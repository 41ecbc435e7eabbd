// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const countryPickerMessages = {
  country_picker_title: 'Choose a country',
  country_picker_search: 'Search by name or code',
  country_picker_all: 'All countries',
  country_picker_none: 'No country found for “{text}”. Try another name or calling code',
} as const satisfies Catalogue
