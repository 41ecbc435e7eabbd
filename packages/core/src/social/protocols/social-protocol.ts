import type { RequestBody } from '../../wire/operations.ts'
import type { SocialConfig } from '../../wire/social.ts'

/** What is known when a person has pressed a button. */
export interface AuthorizationRequest {
  /** What `encodeState` wrote. */
  readonly state: string
  /** The origin of the page. */
  readonly origin: string
  /** Of the verifier that stays behind; empty where the protocol has no code. */
  readonly codeChallenge: string
  /** What `profile-new` answered: for providers of OpenID Connect. */
  readonly nonce: string | null
}

/** Where the browser goes: to an address, or to the one that `{social}-link` answers for this `redirectUrl`. */
export type StartStep = { readonly url: string } | { readonly redirectUrl: string }

/** What a provider sent the browser back with. */
export interface Callback {
  readonly query: URLSearchParams
  /** Without its `#`. */
  readonly fragment: string
}

/** What stayed in the browser meanwhile. */
export interface AuthorizationSecrets {
  readonly redirectUri: string
  readonly codeVerifier: string
}

/** The fields of `POST /web/v1/auth/{social}` that depend on the protocol. */
export type FinishFields = Omit<RequestBody<'socialFinish'>, 'state' | 'lang' | 'user_agent' | 'fingerprint'>

/** The person said no; or the provider said something that nothing can be made of. */
export type CallbackError = 'social_denied' | 'social_provider_failed'

export type FinishStep = { readonly fields: FinishFields } | { readonly error: CallbackError }

/** One way to go to a provider, and what to make of its answer. Pure: whoever calls it goes, and sends. */
export interface SocialProtocol {
  /** It answers with a code that a verifier goes with (RFC 7636). */
  readonly hasCode: boolean
  readonly start: (config: SocialConfig, authorization: AuthorizationRequest) => StartStep
  readonly finish: (callback: Callback, kept: AuthorizationSecrets) => FinishStep
}
