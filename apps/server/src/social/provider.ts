import type { ProtocolId } from '@foyer/core/wire'

/** A person's profile at a provider. */
export interface Profile {
  /** The provider's id of the person, which is never reassigned. */
  readonly subject: string
  readonly name: string | null
}

/** The path of a value in a provider's JSON, such as `data.user.open_id`; several are tried in order. */
export type JsonPaths = string | readonly string[]

interface Row {
  /** Used in addresses, in the table of identities, and in the names of environment variables. */
  readonly id: string
  readonly protocol: ProtocolId
  /** The documentation that the row follows. */
  readonly source: string
  /** The authorization endpoint, with fixed parameters. */
  readonly authorizeUrl: string
}

/** What signing a profile request may need. */
export interface ProfileGrant {
  readonly accessToken: string
  readonly client: Client
}

interface OAuth2Row extends Row {
  readonly protocol: 'OAUTH2'
  readonly scope: string
  /** How the client authenticates at the token endpoint (RFC 6749, 2.3.1). */
  readonly clientAuthentication: 'basic' | 'post'
  /** The name of the parameter, if it is not `client_id`. */
  readonly clientIdName?: string
  /** It also issues a public key, which is used to sign requests. */
  readonly hasPublicKey?: boolean
}

/** OpenID Connect: discovery gives the endpoints, and the id token the person. */
export interface OpenIdConnectProvider extends OAuth2Row {
  readonly issuer: string
  /** The claim with the person's id, if it is not `sub`. */
  readonly subjectClaim?: string
}

export interface PlainOAuth2Provider extends OAuth2Row {
  readonly tokenUrl: string
  readonly profile: {
    readonly url: string
    /** How the access token is sent: `Authorization: Bearer`, `Authorization: OAuth`, or `access_token` in the query. */
    readonly token: 'bearer' | 'oauth' | 'query'
    /** Further parameters, such as a signature. */
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
  /** The prefix of a person's claimed id there, before their number. */
  readonly claimedIdPrefix: string
  readonly numberPattern: RegExp
}

/** A provider, described by a row of data. */
export type Provider = OAuth2Provider | VkProvider | TelegramProvider | OpenIdProvider

/** The application that the operator has registered with a provider. */
export interface Client {
  readonly id: string
  /** `null` if the provider needs none. Telegram: the complete token of the bot. */
  readonly secret: string | null
  /** The application's public key, if the provider issues one. */
  readonly publicKey: string | null
}

/** A provider that is configured in this installation. */
export type ConfiguredProvider<Row extends Provider = Provider> = Row & { readonly client: Client }
