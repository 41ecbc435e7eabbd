import { fingerprintSchema } from '../fingerprint.ts'
import { routes } from '../routes.ts'
import {
  emailSchema,
  instantSchema,
  langBodySchema,
  langSchema,
  phoneSchema,
  userSchema,
  uuidSchema,
} from '../schema.ts'
import {
  creationAnswerSchema,
  newCredentialSchema,
  requestAnswerSchema,
  usedCredentialSchema,
} from './webauthn.ts'

/** Begins a sign-in with a passkey, by the button or by autofill. Nothing is stored; the challenge is for this browser, for ten minutes. */
export const passkeySignInOptions = {
  ...routes.passkeySignInOptions,
  summary: 'Begin to sign in with a passkey',
  auth: 'public',
  signInMethod: 'passkey',
  body: langBodySchema,
  response: requestAnswerSchema,
} as const

/** Signs in with a passkey. Sets the session cookie. */
export const passkeySignIn = {
  ...routes.passkeySignIn,
  summary: 'Sign in with a passkey',
  auth: 'public',
  signInMethod: 'passkey',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['credential'],
    properties: { credential: usedCredentialSchema, fingerprint: fingerprintSchema, lang: langSchema },
  },
  response: userSchema,
} as const

/**
 * Begins to make the passkey of a new account; `register` or `registration` then takes it in place of a password. Reveals nothing about
 * existing accounts.
 */
export const passkeySignUpOptions = {
  ...routes.passkeySignUpOptions,
  summary: 'Begin to make the passkey of a new account',
  auth: 'public',
  signInMethod: 'passkey',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { email: emailSchema, phone: phoneSchema, lang: langSchema },
  },
  response: creationAnswerSchema,
} as const

/** Begins to add a passkey to the account. */
export const passkeyOptions = {
  ...routes.passkeyOptions,
  summary: 'Begin to add a passkey',
  auth: 'recent',
  requiresProven: true,
  signInMethod: 'passkey',
  body: langBodySchema,
  response: creationAnswerSchema,
} as const

const passkeyNameSchema = { type: 'string', minLength: 1, maxLength: 64 } as const

export const passkeySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'credentialId', 'name', 'createdAt', 'lastUsedAt', 'isSynced'],
  properties: {
    id: uuidSchema,
    /** For the Signal API. */
    credentialId: { type: 'string' },
    /** The name that the person gave, or else that of the password manager or device; `null` if neither is known. */
    name: { type: ['string', 'null'] },
    createdAt: instantSchema,
    lastUsedAt: { anyOf: [instantSchema, { type: 'null' }] },
    /** The passkey is backed up, so it is available on all devices of its owner. */
    isSynced: { type: 'boolean' },
  },
} as const

export const addPasskey = {
  ...routes.addPasskey,
  summary: 'Add a passkey',
  auth: 'recent',
  requiresProven: true,
  signInMethod: 'passkey',
  status: 201,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['credential'],
    properties: {
      credential: newCredentialSchema,
      /** The browser created the passkey after a sign-in without asking, so user presence is not required. */
      isAutomatic: { type: 'boolean' },
      lang: langSchema,
    },
  },
  response: passkeySchema,
} as const

const passkeyParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: uuidSchema },
} as const

export const renamePasskey = {
  ...routes.renamePasskey,
  summary: 'Name a passkey',
  auth: 'session',
  params: passkeyParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: { name: passkeyNameSchema, lang: langSchema },
  },
  response: passkeySchema,
} as const

/** Removes a passkey, and ends the other sessions that were started by signing in with it. The last way to sign in cannot be removed. */
export const removePasskey = {
  ...routes.removePasskey,
  summary: 'Remove a passkey',
  auth: 'recent',
  status: 204,
  params: passkeyParams,
} as const

/** Begins a proof by a passkey of the person; `proof` takes it. */
export const proofPasskey = {
  ...routes.proofPasskey,
  summary: 'Begin to show by a passkey who one is',
  auth: 'session',
  isOpenToUnproven: true,
  signInMethod: 'passkey',
  body: langBodySchema,
  response: requestAnswerSchema,
} as const

/** Which other origins may use the passkeys of this RP ID (WebAuthn Level 3, 5.11). */
export const relatedOrigins = {
  ...routes.relatedOrigins,
  summary: 'Origins that share passkeys',
  auth: 'public',
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['origins'],
    properties: { origins: { type: 'array', items: { type: 'string' } } },
  },
} as const
