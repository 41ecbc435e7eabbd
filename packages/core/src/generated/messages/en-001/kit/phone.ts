// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const phoneMessages = {
  phone_country: 'Country: {country}, +{code}',
  phone_country_none: 'Choose a country',
  phone_country_word: 'Country',
  phone_locked: 'Only numbers that start with +{code} are accepted here',
} as const satisfies Catalogue
