import { routes } from '../routes.ts'
import { emptySchema, langSchema, passwordSchema, proofWaySchema } from '../schema.ts'
import { endedSchema } from './ended.ts'
import { usedCredentialSchema } from './webauthn.ts'

export const kindSchema = { type: 'string', enum: ['email', 'phone'] } as const

/** Six digits as the person typed them. */
export const codeSchema = { type: 'string', minLength: 1, maxLength: 16 } as const

/** Sends a code to an identifier of the account that is not proven yet. */
export const verification = {
  ...routes.verification,
  summary: 'Ask for a code that proves an identifier',
  auth: 'session',
  isOpenToUnproven: true,
  isRepeatable: true,
  status: 202,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: { kind: kindSchema, lang: langSchema },
  },
  response: emptySchema,
} as const

/** Proves an identifier with the code, in the browser and the session that asked for it. */
export const verificationConfirm = {
  ...routes.verificationConfirm,
  summary: 'Prove an identifier with a code',
  auth: 'session',
  isOpenToUnproven: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: { code: codeSchema, lang: langSchema },
  },
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['ended'],
    properties: {
      /** `null`: an identifier of the account was proven before. */
      ended: { anyOf: [endedSchema, { type: 'null' }] },
    },
  },
} as const

/**
 * How the person can give a recent proof of who they are, for an app whose own back end asks for one. Calls of this contract that need a
 * recent proof list the ways when they refuse.
 */
export const proofWays = {
  ...routes.proofWays,
  summary: 'Read how one can show who one is',
  auth: 'session',
  isOpenToUnproven: true,
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['isRecent', 'ways'],
    properties: {
      /** Whether the person gave a proof in the last ten minutes, by a second factor if they have one. */
      isRecent: { type: 'boolean' },
      ways: { type: 'array', items: proofWaySchema },
    },
  },
} as const

/**
 * Sends a code to a proven identifier, for `proof`. Refused with `proof_needed` for a person with a second factor, for whom a code is not
 * enough.
 */
export const proofCode = {
  ...routes.proofCode,
  summary: 'Ask for a code that shows who one is',
  auth: 'session',
  isRepeatable: true,
  status: 202,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: { kind: kindSchema, lang: langSchema },
  },
  response: emptySchema,
} as const

/**
 * Proves again who the person is, with exactly one of: the password, a code that was sent, a code of the authenticator app, a passkey.
 * Calls that need a recent proof are then open for ten minutes. A person with a second factor has to use that; anything else is refused
 * with `proof_needed`, and the ways.
 */
export const proof = {
  ...routes.proof,
  summary: 'Show once more who one is',
  auth: 'session',
  isOpenToUnproven: true,
  status: 204,
  body: {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: {
      password: passwordSchema,
      code: codeSchema,
      totp: codeSchema,
      passkey: usedCredentialSchema,
      lang: langSchema,
    },
  },
} as const
