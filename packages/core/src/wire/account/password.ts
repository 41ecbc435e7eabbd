import { routes } from '../routes.ts'
import { emailSchema, emptySchema, langSchema, passwordSchema, phoneSchema, userSchema } from '../schema.ts'

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

/**
 * A first password, and the e-mail or phone that it is for, exactly one of them, for an account that has neither. Sends a code
 * there, for known and unknown ones alike; nothing is the account's before it has come back.
 */
export const passwordSetup = {
  ...routes.passwordSetup,
  summary: 'Ask for a first password',
  auth: 'user',
  status: 202,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['password'],
    properties: { email: emailSchema, phone: phoneSchema, password: passwordSchema, lang: langSchema },
  },
  response: emptySchema,
} as const

/** The code that was sent: name and password are the account's from now on. In the session that asked for it. */
export const passwordSetupConfirm = {
  ...routes.passwordSetupConfirm,
  summary: 'Set a first password with the code',
  auth: 'user',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: { code: { type: 'string', minLength: 1, maxLength: 16 }, lang: langSchema },
  },
  response: userSchema,
} as const
