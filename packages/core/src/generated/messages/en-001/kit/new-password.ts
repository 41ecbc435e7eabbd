// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const newPasswordMessages = {
  password_too_similar: 'Choose a password that is less similar to your previous one',
  password_common: 'This password is too common. Choose another one',
  requirement_length: {
    by: 'max',
    in: 'en-001',
    one: '{min}–{max} character',
    other: '{min}–{max} characters',
  },
  requirement_length_min: {
    by: 'min',
    in: 'en-001',
    one: 'At least {min} character',
    other: 'At least {min} characters',
  },
  requirement_hasAnyNumberSymbol: 'At least one digit',
  requirement_hasUpperAndLowerCaseSymbol: 'Uppercase and lowercase letters',
  requirement_passwordsTooSimilar: 'Not too similar to your previous password',
  requirements_label: 'Password requirements',
} as const satisfies Catalogue
