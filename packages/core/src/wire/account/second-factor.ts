import { routes } from '../routes.ts'
import { langBodySchema, langSchema, secondFactorSchema, userSchema } from '../schema.ts'
import { codeSchema } from './codes.ts'
import { requestAnswerSchema, usedCredentialSchema } from './webauthn.ts'

/** Ten characters of Crockford's base 32, as the person typed them. */
const recoveryCodeSchema = { type: 'string', minLength: 1, maxLength: 32 } as const

/** The secret of an authenticator app. Shown once, in this answer. */
export const totpSecretSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['secret', 'uri'],
  properties: {
    /** In base 32, for typing it in. */
    secret: { type: 'string' },
    /** `otpauth://totp/…`, for the QR code. */
    uri: { type: 'string' },
  },
} as const

/** Ten of them, shown once, in this answer. */
export const recoveryCodesSchema = { type: 'array', items: { type: 'string' } } as const

/** The ways to continue a sign-in that waits for its second step, for a page that was reloaded. */
export const secondFactorWays = {
  ...routes.secondFactorWays,
  summary: 'How the second step of a sign-in can be done',
  auth: 'second-factor-pending',
  response: secondFactorSchema,
} as const

/** Begins the second step with a passkey; `secondFactor` takes it. */
export const secondFactorPasskey = {
  ...routes.secondFactorPasskey,
  summary: 'Begin the second step of a sign-in with a passkey',
  auth: 'second-factor-pending',
  signInMethod: 'passkey',
  body: langBodySchema,
  response: requestAnswerSchema,
} as const

/** Finishes a sign-in with exactly one of: a code of the authenticator app, a recovery code, a passkey. Sets the session cookie. */
export const secondFactor = {
  ...routes.secondFactor,
  summary: 'Finish a sign-in with its second step',
  auth: 'second-factor-pending',
  isRepeatable: true,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      totp: codeSchema,
      recoveryCode: recoveryCodeSchema,
      passkey: usedCredentialSchema,
      /** Skips the second step in this browser for `trustDays`. Ignored if the installation does not allow it. */
      trustsDevice: { type: 'boolean' },
      lang: langSchema,
    },
  },
  response: userSchema,
} as const

/**
 * Begins to enrol an authenticator app, for a person who needs a second factor to sign in and has no app. They may have a passkey, but on
 * another device.
 */
export const enrolSecondFactor = {
  ...routes.enrolSecondFactor,
  summary: 'Begin to enrol an authenticator app while signing in',
  auth: 'second-factor-pending',
  body: langBodySchema,
  response: totpSecretSchema,
} as const

/** Enrols the app with its first code, and finishes the sign-in. Sets the session cookie. */
export const enrolSecondFactorConfirm = {
  ...routes.enrolSecondFactorConfirm,
  summary: 'Enrol an authenticator app and finish signing in',
  auth: 'second-factor-pending',
  isRepeatable: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['totp'],
    properties: { totp: codeSchema, lang: langSchema },
  },
  response: {
    ...userSchema,
    required: [...userSchema.required, 'recoveryCodes'],
    properties: { ...userSchema.properties, recoveryCodes: recoveryCodesSchema },
  },
} as const

/** Cancels a sign-in that waits for its second step. Succeeds even if there is none. */
export const secondFactorCancel = {
  ...routes.secondFactorCancel,
  summary: 'Leave a sign-in before its second step',
  auth: 'public',
  status: 204,
} as const
