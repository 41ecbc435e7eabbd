import { routes } from '../routes.ts'
import { fingerprintSchema } from '../fingerprint.ts'
import { codeSchema } from './codes.ts'
import { newAccountSchema } from './sign-in.ts'
import { emptySchema, langSchema, userSchema } from '../schema.ts'

/**
 * Asks for an account, which is made once its identifier is proven. The answer is the same whether the identifier is taken or not: the
 * owner of an existing account is told by a message.
 */
export const registration = {
  ...routes.registration,
  summary: 'Ask for an account, and for the code that makes it',
  auth: 'public',
  isRepeatable: true,
  status: 202,
  body: newAccountSchema,
  response: emptySchema,
} as const

/** Makes the account with the code, in the browser that asked for it, and signs the person in. */
export const registrationConfirm = {
  ...routes.registrationConfirm,
  summary: 'Make an account with the code',
  auth: 'public',
  status: 201,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: {
      code: codeSchema,
      fingerprint: fingerprintSchema,
      lang: langSchema,
    },
  },
  response: userSchema,
} as const
