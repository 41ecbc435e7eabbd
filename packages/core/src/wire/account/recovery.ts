import { routes } from '../routes.ts'
import { captchaSchema } from '../captcha.ts'
import { fingerprintSchema } from '../fingerprint.ts'
import { emailSchema, emptySchema, langSchema, passwordSchema, phoneSchema, userSchema } from '../schema.ts'

const recoveryTokenSchema = { type: 'string', minLength: 1, maxLength: 128 } as const

/** Sends a one-use link by e-mail or a code by SMS. Known and unknown accounts are answered alike. */
export const recovery = {
  ...routes.recovery,
  summary: 'Ask for a password recovery',
  auth: 'anyone',
  isRepeatable: true,
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

/**
 * Whether a link still opens something, before anybody makes up a password for it. It is a POST with the token in its body: programs
 * that look at the links of mails send none, and no log has it. The link stays as it is.
 */
export const recoveryCheck = {
  ...routes.recoveryCheck,
  summary: 'Ask whether the link of a recovery mail still works',
  auth: 'anyone',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['token'],
    properties: { token: recoveryTokenSchema, lang: langSchema },
  },
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['isOpen'],
    properties: {
      isOpen: { type: 'boolean' },
      // What the password will belong to, for what keeps passwords. Who holds the link reads the mails of this address already.
      accountName: { type: 'string' },
    },
  },
} as const

/**
 * Sets a new password with the link's token, or with the phone and its code. Every other session ends. Who does so first
 * owns the account: `unlinked` is what somebody else could have linked before, which is linked no more.
 */
export const recoveryConfirm = {
  ...routes.recoveryConfirm,
  summary: 'Set a new password after recovery',
  auth: 'anyone',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['password'],
    properties: {
      token: recoveryTokenSchema,
      phone: phoneSchema,
      code: { type: 'string', minLength: 1, maxLength: 16 },
      password: passwordSchema,
      fingerprint: fingerprintSchema,
      lang: langSchema,
    },
  },
  response: {
    ...userSchema,
    required: [...userSchema.required, 'unlinked'],
    properties: {
      ...userSchema.properties,
      unlinked: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['social', 'name'],
          properties: { social: { type: 'string' }, name: { type: ['string', 'null'] } },
        },
      },
    },
  },
} as const
