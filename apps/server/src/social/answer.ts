/** What a person brings back from a provider, by whichever way. */
export interface ProviderAnswer {
  readonly code: string | undefined
  readonly codeVerifier: string | undefined
  /** VK. */
  readonly deviceId: string | undefined
  /** The widget's fields as received. */
  readonly telegram: Readonly<Record<string, string | number>> | undefined
  /** The parameters of OpenID 2.0, each with its prefix. */
  readonly openId: Readonly<Record<string, string>> | undefined
}

/** What the way there was, as it was stored when it began. */
export interface Departure {
  /** As it was handed out. */
  readonly state: string
  readonly redirectUri: string
  readonly nonce: string | null
  /** OPEN_ID: the return_to that was sent. */
  readonly returnTo: string | null
}
