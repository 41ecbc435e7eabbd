import { routes } from '../routes.ts'
import { instantSchema, langBodySchema, langSchema } from '../schema.ts'
import { codeSchema } from './codes.ts'
import { passkeySchema } from './passkeys.ts'
import { recoveryCodesSchema, totpSecretSchema } from './second-factor.ts'

/** The person's passkeys, authenticator app and recovery codes, without anything that opens an account. */
export const factors = {
  ...routes.factors,
  summary: 'Passkeys and second factors',
  auth: 'session',
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['passkeys', 'totp', 'recoveryCodes', 'offers', 'isRequired', 'relyingParty'],
    properties: {
      /** Oldest first. */
      passkeys: { type: 'array', items: passkeySchema },
      totp: {
        anyOf: [
          {
            type: 'object',
            additionalProperties: false,
            required: ['createdAt', 'lastUsedAt'],
            properties: {
              createdAt: instantSchema,
              lastUsedAt: { anyOf: [instantSchema, { type: 'null' }] },
            },
          },
          { type: 'null' },
        ],
      },
      recoveryCodes: {
        anyOf: [
          {
            type: 'object',
            additionalProperties: false,
            required: ['left', 'createdAt'],
            properties: { left: { type: 'integer' }, createdAt: instantSchema },
          },
          { type: 'null' },
        ],
      },
      /** What people can add in this installation. */
      offers: {
        type: 'object',
        additionalProperties: false,
        required: ['passkey', 'totp'],
        properties: { passkey: { type: 'boolean' }, totp: { type: 'boolean' } },
      },
      /** This installation requires a second factor, so the authenticator app cannot be removed. */
      isRequired: { type: 'boolean' },
      /** The input for the Signal API of browsers, together with the ids of `passkeys`; `null` if passkeys are off. */
      relyingParty: {
        anyOf: [
          {
            type: 'object',
            additionalProperties: false,
            required: ['rpId', 'userId', 'name', 'displayName'],
            properties: {
              rpId: { type: 'string' },
              /** In base64url. */
              userId: { type: 'string' },
              name: { type: 'string' },
              displayName: { type: 'string' },
            },
          },
          { type: 'null' },
        ],
      },
    },
  },
} as const

/** Begins to enrol an authenticator app. The current app stays valid until the new one is confirmed. */
export const totp = {
  ...routes.totp,
  summary: 'Begin to enrol an authenticator app',
  auth: 'recent',
  requiresProven: true,
  body: langBodySchema,
  response: totpSecretSchema,
} as const

/** Enrols the app with its first code. From then on, signing in takes a second step. */
export const totpConfirm = {
  ...routes.totpConfirm,
  summary: 'Enrol an authenticator app with its first code',
  auth: 'recent',
  requiresProven: true,
  isRepeatable: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['totp'],
    properties: { totp: codeSchema, lang: langSchema },
  },
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['recoveryCodes'],
    properties: { recoveryCodes: recoveryCodesSchema },
  },
} as const

/** Removes the authenticator app and the recovery codes: signing in takes one step again. */
export const removeTotp = {
  ...routes.removeTotp,
  summary: 'Remove the authenticator app',
  auth: 'recent',
  status: 204,
} as const

/** Makes ten new recovery codes; the old ones become invalid. */
export const recoveryCodes = {
  ...routes.recoveryCodes,
  summary: 'Make new recovery codes',
  auth: 'recent',
  body: langBodySchema,
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['recoveryCodes'],
    properties: { recoveryCodes: recoveryCodesSchema },
  },
} as const
