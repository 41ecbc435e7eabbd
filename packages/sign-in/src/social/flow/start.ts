import { codeChallenge, createCodeVerifier, encodeState, protocols, shortenTarget } from '@foyer/core/social'
import type { Fingerprint, SocialConfig } from '@foyer/core/wire'
import type { Api } from '../../api/index.ts'
import { ApiError } from '../../api/index.ts'
import type { AuthorizationStore, ReturnContext } from './authorization-store.ts'

export interface StartSocialOptions {
  readonly api: Api
  readonly authorizations: AuthorizationStore
  readonly config: SocialConfig
  readonly returnContext: ReturnContext
  /** The address on another domain that the provider's answer is passed back to. */
  readonly domainInitiatorRedirect?: string | undefined
  /** The answer is a proof of the signed-in person, and signs nobody in. */
  readonly isProof?: boolean
  readonly readFingerprint: () => Fingerprint | Promise<Fingerprint>
  readonly signal: AbortSignal
}

export interface Authorization {
  /** The provider's address to go to. */
  readonly url: string
  /** The state that the provider's answer will contain. */
  readonly state: string
}

/**
 * Starts a sign-in: gets a state from the server, stores the authorization request, and returns the address to go to.
 * @throws ApiError when the server answers with an error, or was not reached; with `social_storage_blocked` if storage is blocked
 */
export async function startSocial(options: StartSocialOptions): Promise<Authorization> {
  const { api, authorizations, config, domainInitiatorRedirect, isProof, signal } = options
  const { pathname } = options.returnContext
  const returnContext = { ...options.returnContext, pathname: shortenTarget(pathname) }
  const protocol = protocols[config.protocol]
  const codeVerifier = protocol.hasCode ? createCodeVerifier() : ''
  const challenge = protocol.hasCode ? await codeChallenge(codeVerifier) : ''
  const shared = {
    ...returnContext,
    ...(domainInitiatorRedirect !== undefined && { domainInitiatorRedirect }),
  }
  const {
    state,
    nonce,
    url: serverUrl,
  } = await api.call('profileNew', {
    body: {
      ...shared,
      social: config.id,
      redirect_uri: config.redirectUri,
      ...(challenge && { code_challenge: challenge }),
      ...(isProof === true && { isProof }),
      lang: api.lang,
    },
    signal,
  })
  const stored = { ...returnContext, social: config.id, protocol: config.protocol, codeVerifier }
  if (!authorizations.store(state, { ...stored, redirectUri: config.redirectUri })) throw createStorageError()
  const step = protocol.start(config, {
    state: encodeState(config.id, { ...shared, state }),
    origin: location.origin,
    codeChallenge: challenge,
    nonce,
  })
  const url = serverUrl ?? ('url' in step ? step.url : await fetchAddress(options, step.redirectUrl))
  return { url: checkAddress(url), state }
}

async function fetchAddress(
  { api, config, readFingerprint, signal }: StartSocialOptions,
  redirectUrl: string,
) {
  const fingerprint = await readFingerprint()
  const { url } = await api.call('socialLink', {
    params: { social: config.id },
    body: { redirectUrl, social: config.id, fingerprint, lang: api.lang },
    signal,
  })
  return url
}

/** Only allows http and https: navigating to a `javascript:` address would run it. */
export function checkAddress(url: string): string {
  if (/^https?:\/\//i.test(url) && URL.canParse(url)) return url
  throw new ApiError(200, { code: 'unreadable_answer', message: 'The address of the provider is none.' })
}

function createStorageError(): ApiError {
  const message = 'Session storage is blocked: the answer of the provider could not be told from another.'
  return new ApiError(0, { code: 'social_storage_blocked', message })
}
