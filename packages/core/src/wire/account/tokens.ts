import { routes } from '../routes.ts'
import { instantSchema, langSchema } from '../schema.ts'

/**
 * A JWT, valid for a minute, for a service that needs to know the person and cannot ask for the session. Its claims: `iss`, `aud`, `sub`
 * (the user), `sid` (the session), `amr`, `auth_time`, `acr` (the level), `iat`, `exp`, `jti`.
 */
export const token = {
  ...routes.token,
  summary: 'A signed token that says who is signed in',
  auth: 'session',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** The recipient of the token. Default: the public origin of Foyer. */
      audience: { type: 'string', minLength: 1, maxLength: 255 },
      lang: langSchema,
    },
  },
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['token', 'expiresAt'],
    properties: { token: { type: 'string' }, expiresAt: instantSchema },
  },
} as const

/** The public keys for verifying tokens (RFC 7517, RFC 8037). Empty if tokens are off. */
export const jwks = {
  ...routes.jwks,
  summary: 'Public keys of tokens',
  auth: 'public',
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['keys'],
    properties: {
      keys: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['kty', 'crv', 'x', 'kid', 'alg', 'use'],
          properties: {
            kty: { type: 'string' },
            crv: { type: 'string' },
            x: { type: 'string' },
            kid: { type: 'string' },
            alg: { type: 'string' },
            use: { type: 'string' },
          },
        },
      },
    },
  },
} as const
