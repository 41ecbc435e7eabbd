import { routes } from '../routes.ts'
import { captchaSchema } from '../captcha.ts'
import { fingerprintSchema } from '../fingerprint.ts'
import {
  currencySchema,
  emailSchema,
  langSchema,
  passwordSchema,
  phoneSchema,
  promocodeSchema,
  userSchema,
} from '../schema.ts'
import { newCredentialSchema } from './webauthn.ts'

/** Signs in with the password and either e-mail or phone. Sets the session cookie. */
export const login = {
  ...routes.login,
  summary: 'Sign in with a form',
  auth: 'public',
  signInMethod: 'password',
  isRepeatable: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['password'],
    properties: {
      email: emailSchema,
      phone: phoneSchema,
      password: passwordSchema,
      captcha: captchaSchema,
      fingerprint: fingerprintSchema,
      lang: langSchema,
    },
  },
  response: userSchema,
} as const

/** ISO `yyyy-mm-dd`. The format allows the year 0, which PostgreSQL does not have. */
const birthdaySchema = { type: 'string', format: 'date', pattern: '^(?!0000)' } as const

const zipCodeSchema = { type: 'string', minLength: 1, maxLength: 32 } as const

/** The data of a new account. */
export const newAccountSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    email: emailSchema,
    phone: phoneSchema,
    /** If people sign in with a password, it or a passkey is required; otherwise it is ignored. */
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
} as const

/** Creates an account with either e-mail or phone, and signs the person in. */
export const register = {
  ...routes.register,
  summary: 'Make an account',
  auth: 'public',
  isRepeatable: true,
  status: 201,
  body: newAccountSchema,
  response: userSchema,
} as const

/** Ends the session and clears its cookie. Succeeds without a session, too. */
export const logout = {
  ...routes.logout,
  summary: 'Sign out',
  auth: 'public',
  status: 204,
} as const
