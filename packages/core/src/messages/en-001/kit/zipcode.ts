// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../message.ts'

export const zipcodeWords = {
  zipcode_requirements_label: 'Zip code requirements',
} as const satisfies Catalogue
