import { fingerprintSchema } from '../fingerprint.ts'
import { routes } from '../routes.ts'
import { instantSchema, langSchema } from '../schema.ts'
import { providerIdSchema, socialParams } from '../social.ts'

/** Signed out: starts an OPEN_ID sign-in. Signed in: starts linking a provider. */
export const socialLink = {
  ...routes.socialLink,
  summary: 'Get the address that starts an OPEN_ID sign-in or a link',
  auth: 'public',
  whenSignedIn: 'recent',
  requiresProven: true,
  params: socialParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['redirectUrl', 'social'],
    properties: {
      redirectUrl: { type: 'string', minLength: 1, maxLength: 2048 },
      social: providerIdSchema,
      fingerprint: fingerprintSchema,
      lang: langSchema,
    },
  },
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['url'],
    properties: { url: { type: 'string' } },
  },
} as const

export const identities = {
  ...routes.identities,
  summary: 'Linked social accounts',
  auth: 'session',
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['identities'],
    properties: {
      identities: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['social', 'name', 'linkedAt'],
          properties: {
            social: providerIdSchema,
            name: { type: ['string', 'null'] },
            linkedAt: instantSchema,
          },
        },
      },
    },
  },
} as const

/** Unlinks a provider, and ends the other sessions that were started by signing in with it. The last way to sign in cannot be removed. */
export const unlinkIdentity = {
  ...routes.unlinkIdentity,
  summary: 'Unlink a social account',
  auth: 'recent',
  status: 204,
  params: socialParams,
} as const
