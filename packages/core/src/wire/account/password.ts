import { routes } from '../routes.ts'
import { emailSchema, emptySchema, langSchema, passwordSchema, phoneSchema, userSchema } from '../schema.ts'
import { codeSchema } from './codes.ts'

/**
 * Changes the password; requires the current one. An account that has an identifier but no password gets its first one after a recent
 * proof. Ends all other sessions.
 */
export const password = {
  ...routes.password,
  summary: 'Change the password',
  auth: 'recent',
  signInMethod: 'password',
  isRepeatable: true,
  endsSession: true,
  status: 204,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['newPassword'],
    properties: { password: passwordSchema, newPassword: passwordSchema, lang: langSchema },
  },
} as const

/**
 * Requests a first password for an account without e-mail and phone, together with one of the two. Sends a code there, whether another
 * account has it or not; the account is changed only when the code is confirmed.
 */
export const passwordSetup = {
  ...routes.passwordSetup,
  summary: 'Ask for a first password',
  auth: 'recent',
  signInMethod: 'password',
  isRepeatable: true,
  status: 202,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['password'],
    properties: { email: emailSchema, phone: phoneSchema, password: passwordSchema, lang: langSchema },
  },
  response: emptySchema,
} as const

/** Confirms the code, in the session that requested it: sets the password and the e-mail or phone. */
export const passwordSetupConfirm = {
  ...routes.passwordSetupConfirm,
  summary: 'Set a first password with the code',
  auth: 'session',
  signInMethod: 'password',
  isRepeatable: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: { code: codeSchema, lang: langSchema },
  },
  response: userSchema,
} as const
