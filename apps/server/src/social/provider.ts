import type { ProtocolId } from '@foyer/core/wire'

/** Who a provider says that somebody is. */
export interface Profile {
  /** The provider's own id of the person, which it never gives to anybody else. */
  readonly subject: string
  readonly name: string | null
}

/** Where something stands in a provider's JSON, such as `data.user.open_id`; several are tried in turn. */
export type JsonPaths = string | readonly string[]

interface Row {
  /** In addresses, in the table of identities, and in the names of the variables. */
  readonly id: string
  readonly protocol: ProtocolId
  /** The document that the row was written by. */
  readonly source: string
  /** Where a person is sent, with the parameters that are the same for everybody. */
  readonly authorizeUrl: string
}

/** What a request for the profile needs to know. */
export interface ProfileGrant {
  readonly accessToken: string
  readonly client: Client
}

interface OAuth2Row extends Row {
  readonly protocol: 'OAUTH2'
  readonly scope: string
  /** How the client shows its secret to the token endpoint (RFC 6749, 2.3.1). */
  readonly clientAuthentication: 'basic' | 'post'
  /** What `client_id` is called, where it is not. */
  readonly clientIdName?: string
  /** It gives an application a public key as well, which its requests are signed with. */
  readonly hasPublicKey?: boolean
}

/** OpenID Connect: discovery tells the endpoints, and the id token who it is. */
export interface OpenIdConnectProvider extends OAuth2Row {
  readonly issuer: string
  /** Which claim of the id token is the person's id, where it is not `sub`. */
  readonly subjectClaim?: string
}

export interface PlainOAuth2Provider extends OAuth2Row {
  readonly tokenUrl: string
  readonly profile: {
    readonly url: string
    /** How it wants the access token: `Authorization: Bearer`, `Authorization: OAuth`, or `access_token` in the query. */
    readonly token: 'bearer' | 'oauth' | 'query'
    /** More parameters, such as a signature. */
    readonly sign?: (grant: ProfileGrant) => Readonly<Record<string, string>>
    readonly subject: JsonPaths
    readonly name: JsonPaths
  }
}

export type OAuth2Provider = OpenIdConnectProvider | PlainOAuth2Provider

export interface VkProvider extends Row {
  readonly protocol: 'OAUTH_VK'
  readonly scope: string
  readonly tokenUrl: string
  readonly profileUrl: string
}

export interface TelegramProvider extends Row {
  readonly protocol: 'OAUTH_TELEGRAM'
}

export interface OpenIdProvider extends Row {
  readonly protocol: 'OPEN_ID'
  /** What a person's address there begins with; their number follows. */
  readonly claimedIdPrefix: string
  readonly numberPattern: RegExp
}

/** One provider: adding one is writing one of these. */
export type Provider = OAuth2Provider | VkProvider | TelegramProvider | OpenIdProvider

/** What the operator has registered with a provider. */
export interface Client {
  readonly id: string
  /** `null` where the provider needs none. Telegram: the whole token of the bot. */
  readonly secret: string | null
  /** The application's public key, where the provider gives one. */
  readonly publicKey: string | null
}

/** A provider that people can sign in with here. */
export type Configured<Row extends Provider = Provider> = Row & { readonly client: Client }
