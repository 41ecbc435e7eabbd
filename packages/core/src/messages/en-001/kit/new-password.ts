// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../message.ts'

export const newPasswordWords = {
  password_too_similar: 'Choose a password that is less like the previous one',
  requirement_length: ({ max, min }) =>
    max === 1 ? `From ${min} to ${max} character` : `From ${min} to ${max} characters`,
  requirement_length_min: ({ min }) =>
    min === 1 ? `At least ${min} character` : `At least ${min} characters`,
  requirement_hasAnyNumberSymbol: 'At least one digit',
  requirement_hasUpperAndLowerCaseSymbol: 'Upper and lower case letters',
  requirement_passwordsTooSimilar: 'Not too similar to the previous password',
  requirements_label: 'Password requirements',
} as const satisfies Catalogue
