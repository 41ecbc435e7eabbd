// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const newPasswordMessages = {
  password_too_similar: 'Choose a password that is less like the previous one',
  password_common: 'This password is one of the first that are guessed. Choose another one',
  requirement_length: {
    by: 'max',
    in: 'en-001',
    one: 'From {min} to {max} character',
    other: 'From {min} to {max} characters',
  },
  requirement_length_min: {
    by: 'min',
    in: 'en-001',
    one: 'At least {min} character',
    other: 'At least {min} characters',
  },
  requirement_hasAnyNumberSymbol: 'At least one digit',
  requirement_hasUpperAndLowerCaseSymbol: 'Upper and lower case letters',
  requirement_passwordsTooSimilar: 'Not too similar to the previous password',
  requirements_label: 'Password requirements',
} as const satisfies Catalogue
