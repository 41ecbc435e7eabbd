import { routes } from '../routes.ts'
import { captchaSchema } from '../captcha.ts'
import { fingerprintSchema } from '../fingerprint.ts'
import { codeSchema } from './codes.ts'
import { birthdaySchema, zipCodeSchema } from './sign-in.ts'
import {
  currencySchema,
  emailSchema,
  emptySchema,
  langSchema,
  passwordSchema,
  phoneSchema,
  promocodeSchema,
  userSchema,
} from '../schema.ts'
import { newCredentialSchema } from './webauthn.ts'

/**
 * Asks for an account that is made once its identifier is proven. The answer is the same whether somebody has the identifier or not: to
 * whoever has an account already, a message says so.
 */
export const registration = {
  ...routes.registration,
  summary: 'Ask for an account, and for the code that makes it',
  auth: 'public',
  isRepeatable: true,
  status: 202,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      email: emailSchema,
      phone: phoneSchema,
      /** Where people sign in with a password, it or a passkey is required; elsewhere it is ignored. */
      password: passwordSchema,
      /** In place of the password. */
      passkey: newCredentialSchema,
      promocode: promocodeSchema,
      currency: currencySchema,
      dateOfBirth: birthdaySchema,
      zipCode: zipCodeSchema,
      captcha: captchaSchema,
      fingerprint: fingerprintSchema,
      lang: langSchema,
    },
  },
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
