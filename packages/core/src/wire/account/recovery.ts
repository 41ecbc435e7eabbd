import { routes } from '../routes.ts'
import { captchaSchema } from '../captcha.ts'
import { fingerprintSchema } from '../fingerprint.ts'
import {
  emailSchema,
  emptySchema,
  langSchema,
  linkTokenSchema,
  passwordSchema,
  phoneSchema,
  userSchema,
} from '../schema.ts'
import { codeSchema } from './codes.ts'
import { unlinkedSchema } from './ended.ts'

/** Sends a one-use link by e-mail or a code by SMS. The answer is the same for known and unknown accounts. */
export const recovery = {
  ...routes.recovery,
  summary: 'Ask for a password recovery',
  auth: 'public',
  signInMethod: 'password',
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
 * Tells whether a link is still valid, before a new password is typed. A POST with the token in its body, so that link
 * scanners do not trigger it and the token is not logged. Does not use up the link.
 */
export const recoveryCheck = {
  ...routes.recoveryCheck,
  summary: 'Ask whether the link of a recovery mail still works',
  auth: 'public',
  signInMethod: 'password',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['token'],
    properties: { token: linkTokenSchema, lang: langSchema },
  },
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['isOpen'],
    properties: {
      isOpen: { type: 'boolean' },
      // The account name, for password managers. Not a disclosure: a person who has the link can read the mails of this address.
      accountName: { type: 'string' },
    },
  },
} as const

/**
 * Sets a new password with the link's token, or with the phone and its code. Ends all other sessions. Returns `unlinked`: providers removed
 * because another person could have linked them.
 */
export const recoveryConfirm = {
  ...routes.recoveryConfirm,
  summary: 'Set a new password after recovery',
  auth: 'public',
  signInMethod: 'password',
  isRepeatable: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['password'],
    properties: {
      token: linkTokenSchema,
      phone: phoneSchema,
      code: codeSchema,
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
      unlinked: unlinkedSchema,
    },
  },
} as const
