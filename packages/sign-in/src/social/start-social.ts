import { codeChallenge, createCodeVerifier, encodeState, protocols } from '@foyer/core/social'
import type { Fingerprint, SocialConfig } from '@foyer/core/wire'
import type { Api } from '../api/index.ts'
import { ApiError } from '../api/index.ts'
import type { AttemptStore, Luggage } from './attempt-store.ts'

export interface SocialStart {
  readonly api: Api
  readonly attempts: AttemptStore
  readonly config: SocialConfig
  readonly luggage: Luggage
  /** The address on another domain that the answer is handed back to. */
  readonly domainInitiatorRedirect?: string | undefined
  readonly readFingerprint: () => Fingerprint | Promise<Fingerprint>
  readonly signal: AbortSignal
}

export interface Departure {
  /** The provider's address to go to. */
  readonly url: string
  /** The state that its answer will carry. */
  readonly state: string
}

/**
 * Begins a sign-in: a state of the server's, what is kept meanwhile, and the address to go to.
 * @throws ApiError when the server refused, or was not reached; with `social_storage_blocked` where nothing can be kept
 */
export async function startSocial(options: SocialStart): Promise<Departure> {
  const { api, attempts, config, luggage, domainInitiatorRedirect, signal } = options
  const protocol = protocols[config.protocol]
  const codeVerifier = protocol.hasCode ? createCodeVerifier() : ''
  const challenge = protocol.hasCode ? await codeChallenge(codeVerifier) : ''
  const shared = { ...luggage, ...(domainInitiatorRedirect !== undefined && { domainInitiatorRedirect }) }
  const { state, nonce } = await api.call('profileNew', {
    body: {
      ...shared,
      social: config.id,
      redirect_uri: config.redirectUri,
      ...(challenge && { code_challenge: challenge }),
      lang: api.lang,
    },
    signal,
  })
  const kept = { ...luggage, social: config.id, protocol: config.protocol, codeVerifier }
  if (!attempts.keep(state, { ...kept, redirectUri: config.redirectUri })) throw createStorageError()
  const step = protocol.start(config, {
    state: encodeState(config.id, { ...shared, state }),
    origin: location.origin,
    codeChallenge: challenge,
    nonce,
  })
  const url = 'url' in step ? step.url : await askForAddress(options, step.redirectUrl)
  return { url: checkAddress(url), state }
}

async function askForAddress({ api, config, readFingerprint, signal }: SocialStart, redirectUrl: string) {
  const fingerprint = await readFingerprint()
  const { url } = await api.call('socialLink', {
    params: { social: config.id },
    body: { redirectUrl, social: config.id, fingerprint, lang: api.lang },
    signal,
  })
  return url
}

/** Going to `javascript:` would run it: whatever an answer says, a provider is on the web. */
export function checkAddress(url: string): string {
  if (/^https?:\/\//i.test(url) && URL.canParse(url)) return url
  throw new ApiError(200, { code: 'unreadable_answer', message: 'The address of the provider is none.' })
}

function createStorageError(): ApiError {
  const message = 'Session storage is blocked: the answer of the provider could not be told from another.'
  return new ApiError(0, { code: 'social_storage_blocked', message })
}
