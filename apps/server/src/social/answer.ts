/** A provider's answer, in any protocol. */
export interface ProviderAnswer {
  readonly code: string | undefined
  readonly codeVerifier: string | undefined
  /** Who has answered, if the provider says so (RFC 9207). */
  readonly issuer: string | undefined
  /** Only VK. */
  readonly deviceId: string | undefined
  /** The widget's fields as received. */
  readonly telegram: Readonly<Record<string, string | number>> | undefined
  /** The parameters of OpenID 2.0, each with its prefix. */
  readonly openId: Readonly<Record<string, string>> | undefined
}

/** What was stored when the authorization request started. */
export interface AuthorizationRequest {
  /** The state that the browser was given. */
  readonly state: string
  readonly redirectUri: string
  readonly nonce: string | null
  /** OPEN_ID: the `return_to` that was sent. */
  readonly returnTo: string | null
}
