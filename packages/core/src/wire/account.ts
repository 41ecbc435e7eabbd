import { routes } from './routes.ts'
import { captchaSchema } from './captcha.ts'
import { extendedFingerprintSchema, fingerprintSchema } from './fingerprint.ts'
import {
  currencySchema,
  emailSchema,
  emptySchema,
  instantSchema,
  langSchema,
  passwordSchema,
  phoneSchema,
  promocodeSchema,
  userSchema,
  uuidSchema,
} from './schema.ts'

/** Sign in with e-mail or phone, exactly one of them, and the password. Sets the session cookie. */
export const login = {
  ...routes.login,
  summary: 'Sign in with a form',
  auth: 'anyone',
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

/** Make an account with e-mail or phone, exactly one of them. Signs the person in. */
export const register = {
  ...routes.register,
  summary: 'Make an account',
  auth: 'anyone',
  isRepeatable: true,
  status: 201,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['password'],
    properties: {
      email: emailSchema,
      phone: phoneSchema,
      password: passwordSchema,
      promocode: promocodeSchema,
      currency: currencySchema,
      /** ISO `yyyy-mm-dd`. The format has a year 0, which PostgreSQL's calendar and the Gregorian one do not. */
      dateOfBirth: { type: 'string', format: 'date', pattern: '^(?!0000)' },
      zipCode: { type: 'string', minLength: 1, maxLength: 32 },
      captcha: captchaSchema,
      fingerprint: fingerprintSchema,
      lang: langSchema,
    },
  },
  response: userSchema,
} as const

/** Ends the session on the server and clears its cookie. Signed out already is fine. */
export const logout = {
  ...routes.logout,
  summary: 'Sign out',
  auth: 'anyone',
  status: 204,
} as const

export const session = {
  ...routes.session,
  summary: 'Who is signed in',
  auth: 'user',
  response: userSchema,
} as const

/** Sends a one-use link by e-mail or a code by SMS. Known and unknown accounts are answered alike. */
export const recovery = {
  ...routes.recovery,
  summary: 'Ask for a password recovery',
  auth: 'anyone',
  status: 202,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      email: emailSchema,
      phone: phoneSchema,
      captcha: captchaSchema,
      fingerprint: fingerprintSchema,
      lang: langSchema,
    },
  },
  response: emptySchema,
} as const

/** Sets a new password with the link's token, or with the phone and its code. Every other session ends. */
export const recoveryConfirm = {
  ...routes.recoveryConfirm,
  summary: 'Set a new password after recovery',
  auth: 'anyone',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['password'],
    properties: {
      token: { type: 'string', minLength: 1, maxLength: 128 },
      phone: phoneSchema,
      code: { type: 'string', minLength: 1, maxLength: 16 },
      password: passwordSchema,
      fingerprint: fingerprintSchema,
      lang: langSchema,
    },
  },
  response: userSchema,
} as const

/** Changes the password; needs the present one. Every other session ends. */
export const password = {
  ...routes.password,
  summary: 'Change the password',
  auth: 'user',
  status: 204,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['password', 'newPassword'],
    properties: { password: passwordSchema, newPassword: passwordSchema, lang: langSchema },
  },
} as const

export const sessions = {
  ...routes.sessions,
  summary: 'Devices and sessions of the person signed in',
  auth: 'user',
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['sessions'],
    properties: {
      sessions: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: [
            'id',
            'isCurrent',
            'createdAt',
            'lastSeenAt',
            'expiresAt',
            'userAgent',
            'address',
            'fingerprint',
          ],
          properties: {
            id: uuidSchema,
            isCurrent: { type: 'boolean' },
            createdAt: instantSchema,
            lastSeenAt: instantSchema,
            expiresAt: instantSchema,
            userAgent: { type: ['string', 'null'] },
            address: { type: ['string', 'null'] },
            fingerprint: { anyOf: [extendedFingerprintSchema, { type: 'null' }] },
          },
        },
      },
    },
  },
} as const

/** Sign out everywhere else: this session stays. */
export const revokeOtherSessions = {
  ...routes.revokeOtherSessions,
  summary: 'End all other sessions',
  auth: 'user',
  status: 204,
} as const

export const revokeSession = {
  ...routes.revokeSession,
  summary: 'End one session',
  auth: 'user',
  status: 204,
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: uuidSchema },
  },
} as const
