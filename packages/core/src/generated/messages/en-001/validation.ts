// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const validation = {
  validation_phone_incomplete: 'Enter the full phone number, with the country code',
  validation_phone_too_long: 'This phone number has too many digits',
  validation_phone_code_unknown: 'Choose a country, or start with + and the country code',
  validation_email_format: 'Enter an e-mail address, like name@example.com',
  validation_date_invalid: 'Enter a valid date',
  validation_required: 'Fill in this field',
  validation_pattern_mismatch: 'Check the format of this field',
  validation_not_a_string: 'Enter text',
  validation_too_short: {
    by: 'min',
    in: 'en-001',
    one: 'Use at least {min} character',
    other: 'Use at least {min} characters',
  },
  validation_too_long: {
    by: 'max',
    in: 'en-001',
    one: 'Use at most {max} character',
    other: 'Use at most {max} characters',
  },
  validation_not_a_number: 'Enter a number',
  validation_number_too_small: 'Enter {min} or more',
  validation_number_too_large: 'Enter {max} or less',
  validation_digit_missing: 'Add a digit',
  validation_case_missing: 'Use both uppercase and lowercase letters',
} as const satisfies Catalogue
