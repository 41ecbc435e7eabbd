import type { RequestBody } from '../../wire/operations.ts'
import type { SocialConfig } from '../../wire/social.ts'

/** An authorization request, made when a person has pressed a provider's button. */
export interface AuthorizationRequest {
  /** The text that `encodeState` returned. */
  readonly state: string
  /** The origin of the page. */
  readonly origin: string
  /** The challenge of the verifier that stays in the browser; empty if the protocol returns no code. */
  readonly codeChallenge: string
  /** The nonce that `profile-new` answered, for OpenID Connect only. */
  readonly nonce: string | null
}

/** The address to open; or the `redirectUrl` to send to `{social}-link`, which answers that address. */
export type StartStep = { readonly url: string } | { readonly redirectUrl: string }

/** The address that a provider redirected the browser to. */
export interface Callback {
  readonly query: URLSearchParams
  /** Without its `#`. */
  readonly fragment: string
}

/** What the browser stored before it went to the provider. */
export interface AuthorizationSecrets {
  readonly redirectUri: string
  readonly codeVerifier: string
}

/** The fields of `POST /web/v1/auth/{social}` that depend on the protocol. */
export type FinishFields = Omit<RequestBody<'socialFinish'>, 'state' | 'lang' | 'user_agent' | 'fingerprint'>

/** The person declined; or the answer of the provider is not usable. */
export type CallbackError = 'social_denied' | 'social_provider_failed'

/** What a provider's answer leads to: the fields of the call that finishes the sign-in, or an error to show. */
export type FinishStep = { readonly fields: FinishFields } | { readonly error: CallbackError }

/** Builds the address of an authorization request and reads the answer. Pure: the caller navigates and sends. */
export interface SocialProtocol {
  /** The provider answers with a code, which is exchanged with the verifier (RFC 7636). */
  readonly hasCode: boolean
  readonly start: (config: SocialConfig, authorization: AuthorizationRequest) => StartStep
  readonly finish: (callback: Callback, secrets: AuthorizationSecrets) => FinishStep
}
