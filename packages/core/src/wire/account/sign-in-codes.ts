import { captchaSchema } from '../captcha.ts'
import { fingerprintSchema } from '../fingerprint.ts'
import { routes } from '../routes.ts'
import { emailSchema, emptySchema, instantSchema, langSchema, phoneSchema, userSchema } from '../schema.ts'
import { codeSchema, kindSchema } from './codes.ts'
import { endedSchema } from './ended.ts'

/** Sends a code to sign in with. The answer is the same for known and unknown accounts. Sets the cookie that the code belongs to. */
export const signInCode = {
  ...routes.signInCode,
  summary: 'Ask for a code to sign in with',
  auth: 'public',
  signInMethod: 'code',
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

/** Signs in with the code, in the browser that asked for it. Sets the session cookie. */
export const signInCodeConfirm = {
  ...routes.signInCodeConfirm,
  summary: 'Sign in with a code',
  auth: 'public',
  signInMethod: 'code',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: { code: codeSchema, fingerprint: fingerprintSchema, lang: langSchema },
  },
  response: {
    ...userSchema,
    required: [...userSchema.required, 'ended'],
    properties: {
      ...userSchema.properties,
      /** `null`: an identifier of the account was proven before. */
      ended: { anyOf: [endedSchema, { type: 'null' }] },
    },
  },
} as const

/** The codes that this browser can still enter, so that a page that was reloaded continues there. Does not use them up. */
export const pendingCodes = {
  ...routes.pendingCodes,
  summary: 'The codes that this browser waits for',
  auth: 'public',
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['pending'],
    properties: {
      pending: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['purpose', 'kind', 'to', 'resendAt', 'expiresAt'],
          properties: {
            purpose: { type: 'string', enum: ['sign-in', 'sign-up', 'verify', 'proof', 'change'] },
            kind: kindSchema,
            /** The identifier as typed, whether it has an account or not. */
            to: { type: 'string' },
            /** From this time on, another code can be sent. */
            resendAt: instantSchema,
            expiresAt: instantSchema,
          },
        },
      },
    },
  },
} as const
