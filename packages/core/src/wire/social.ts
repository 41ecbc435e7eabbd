import { fingerprintSchema } from './fingerprint.ts'
import { routes } from './routes.ts'
import { langSchema, passwordSchema, promocodeSchema, userSchema, type Infer } from './schema.ts'

const name = { type: 'string', minLength: 1, maxLength: 32, pattern: '^[a-z][a-z0-9-]*$' } as const
const short = { type: 'string', minLength: 1, maxLength: 512 } as const
const long = { type: 'string', minLength: 1, maxLength: 4096 } as const

const socialParams = {
  type: 'object',
  additionalProperties: false,
  required: ['social'],
  properties: { social: name },
} as const

const protocolSchema = {
  type: 'string',
  enum: ['OAUTH2', 'OAUTH_VK', 'OAUTH_TELEGRAM', 'OPEN_ID'],
} as const

export type ProtocolId = Infer<typeof protocolSchema>

/** The data for starting a social sign-in (specification, section 3: social config). */
export const socialConfigSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'protocol', 'clientId', 'redirectUri', 'url'],
  properties: {
    id: name,
    protocol: protocolSchema,
    clientId: { type: 'string' },
    redirectUri: { type: 'string' },
    url: { type: 'string' },
  },
} as const

export type SocialConfig = Infer<typeof socialConfigSchema>

export const socialConfigs = {
  ...routes.socialConfigs,
  summary: 'The social providers that are configured',
  auth: 'anyone',
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['socialConfigs', 'redirectOrigins'],
    properties: {
      socialConfigs: { type: 'array', items: socialConfigSchema },
      /** The origins that a person may be redirected to: the server's own and the configured ones. */
      redirectOrigins: { type: 'array', items: { type: 'string' } },
    },
  },
} as const

/** Starts a social sign-in with a one-use state for 10 minutes, bound to this browser by the authorization cookie. */
export const profileNew = {
  ...routes.profileNew,
  summary: 'Start a social sign-in',
  auth: 'anyone',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['social', 'pathname', 'lang'],
    properties: {
      social: name,
      pathname: { type: 'string', maxLength: 2048 },
      redirect_uri: { type: 'string', maxLength: 2048 },
      domainInitiatorRedirect: { type: 'string', maxLength: 2048 },
      code_challenge: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
      promocode: promocodeSchema,
      formName: { type: 'string', maxLength: 64 },
      lang: langSchema,
    },
  },
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['state', 'nonce'],
    properties: { state: { type: 'string' }, nonce: { type: ['string', 'null'] } },
  },
} as const

/** Finishes a social sign-in. The required fields depend on the protocol (specification, section 7). */
export const socialFinish = {
  ...routes.socialFinish,
  summary: 'Finish a social sign-in',
  auth: 'anyone',
  params: socialParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['state', 'lang', 'user_agent'],
    properties: {
      code: long,
      state: { type: 'string', minLength: 1, maxLength: 2048 },
      lang: langSchema,
      user_agent: { type: 'string', maxLength: 1024 },
      fingerprint: fingerprintSchema,
      /** OAUTH_TELEGRAM: the fields of the widget. */
      telegram: {
        type: 'object',
        maxProperties: 16,
        additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
      },
      /** OAUTH2 and OAUTH_VK. */
      redirect_uri: { type: 'string', maxLength: 2048 },
      /** OPEN_ID: the parameters of the provider's answer. */
      initialStateData: {
        type: 'object',
        maxProperties: 32,
        additionalProperties: { type: 'string', maxLength: 4096 },
      },
      /** RFC 7636: 43 to 128 characters. */
      code_verifier: { type: 'string', pattern: '^[A-Za-z0-9._~-]{43,128}$' },
      /** OAUTH_VK. */
      device_id: short,
    },
  },
  response: {
    ...userSchema,
    properties: {
      ...userSchema.properties,
      /** The promo code that was sent along, if it was not used. */
      unusedPromocode: {
        type: 'object',
        additionalProperties: false,
        required: ['code', 'reason'],
        properties: {
          code: { type: 'string' },
          /** `not_new`: the account exists already, and promo codes are only for new accounts. */
          reason: { enum: ['not_valid', 'not_new'] },
        },
      },
    },
  },
} as const

/**
 * Signed out: starts an OPEN_ID sign-in. Signed in: starts linking a provider, which requires the present password;
 * without one, a session that is at most ten minutes old (`proof_needed` otherwise).
 */
export const socialLink = {
  ...routes.socialLink,
  summary: 'Get the address that starts an OPEN_ID sign-in or a link',
  auth: 'anyone',
  params: socialParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['redirectUrl', 'social'],
    properties: {
      redirectUrl: { type: 'string', minLength: 1, maxLength: 2048 },
      social: name,
      password: passwordSchema,
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
  auth: 'user',
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
            social: name,
            name: { type: ['string', 'null'] },
            linkedAt: { type: 'string', format: 'date-time' },
          },
        },
      },
    },
  },
} as const

/** Unlinks a provider. The last way to sign in cannot be removed. */
export const unlinkIdentity = {
  ...routes.unlinkIdentity,
  summary: 'Unlink a social account',
  auth: 'user',
  status: 204,
  params: socialParams,
} as const
