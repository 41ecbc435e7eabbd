// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const zipcodeMessages = {
  zipcode_requirements_label: 'Zip code requirements',
} as const satisfies Catalogue
