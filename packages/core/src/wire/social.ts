import { fingerprintSchema } from './fingerprint.ts'
import { routes } from './routes.ts'
import { langSchema, promocodeSchema, type Infer, unusedPromocodeSchema, userSchema } from './schema.ts'

export const providerIdSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 32,
  pattern: '^[a-z][a-z0-9-]*$',
} as const
const short = { type: 'string', minLength: 1, maxLength: 512 } as const
const long = { type: 'string', minLength: 1, maxLength: 4096 } as const

export const socialParams = {
  type: 'object',
  additionalProperties: false,
  required: ['social'],
  properties: { social: providerIdSchema },
} as const

const protocolSchema = {
  type: 'string',
  enum: ['OAUTH2', 'OAUTH_VK', 'OAUTH_TELEGRAM', 'OPEN_ID'],
} as const

/** One of the four protocols of social sign-in (specification, section 3). */
export type ProtocolId = Infer<typeof protocolSchema>

/** The data for starting a social sign-in (specification, section 3: social config). */
export const socialConfigSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'protocol', 'clientId', 'redirectUri', 'url'],
  properties: {
    id: providerIdSchema,
    protocol: protocolSchema,
    clientId: { type: 'string' },
    redirectUri: { type: 'string' },
    url: { type: 'string' },
  },
} as const

/** What a page needs to start a social sign-in with one provider. */
export type SocialConfig = Infer<typeof socialConfigSchema>

export const socialConfigs = {
  ...routes.socialConfigs,
  summary: 'The social providers that are configured',
  auth: 'public',
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

/**
 * Starts a social sign-in with a one-use state for 10 minutes, bound to this browser by the authorization cookie. With `isProof`, the
 * signed-in person proves again who they are: `socialFinish` then renews the proof of the session that started it, and opens no session.
 */
export const profileNew = {
  ...routes.profileNew,
  summary: 'Start a social sign-in',
  auth: 'public',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['social', 'pathname', 'lang'],
    properties: {
      social: providerIdSchema,
      pathname: { type: 'string', maxLength: 2048 },
      redirect_uri: { type: 'string', maxLength: 2048 },
      domainInitiatorRedirect: { type: 'string', maxLength: 2048 },
      code_challenge: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
      promocode: promocodeSchema,
      formName: { type: 'string', maxLength: 64 },
      isProof: { type: 'boolean' },
      lang: langSchema,
    },
  },
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['state', 'nonce'],
    properties: {
      state: { type: 'string' },
      nonce: { type: ['string', 'null'] },
      /**
       * OPEN_ID with `isProof`: the address of the provider. `socialLink` cannot provide it, because for a signed-in person it starts
       * linking.
       */
      url: { type: 'string' },
    },
  },
} as const

/** Finishes a social sign-in. The required fields depend on the protocol (specification, section 7). */
export const socialFinish = {
  ...routes.socialFinish,
  summary: 'Finish a social sign-in',
  auth: 'public',
  params: socialParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['state', 'lang', 'user_agent'],
    properties: {
      code: long,
      /** OAUTH2 and OAUTH_VK: who has answered, if the provider says so (RFC 9207). */
      iss: long,
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
      unusedPromocode: unusedPromocodeSchema,
    },
  },
} as const
