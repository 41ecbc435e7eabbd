import { allowedRedirect, decodeState, safeTarget, type Callback, type SocialState } from '@foyer/core/social'
import type { Fingerprint } from '@foyer/core/wire'
import type { Api } from '../../api/index.ts'
import type { AuthorizationStore, ReturnContext } from './authorization-store.ts'
import { createSocialError, finishSocial } from './finish.ts'
import { offerCallback } from './window-channel.ts'
import { loadSocialConfigs } from '../social-configs.ts'
import type { SocialUser } from '../unused-promocode.ts'

export interface CallbackContext {
  readonly api: Api
  readonly authorizations: AuthorizationStore
  readonly social: string
  /** The address that the provider redirected to, complete. */
  readonly address: URL
  readonly readFingerprint: () => Fingerprint | Promise<Fingerprint>
}

export type CallbackOutcome =
  /** Go to this path: the person is signed in, or an account was linked. */
  | { readonly kind: 'arrived'; readonly path: string; readonly user: SocialUser | null }
  /** Go to this address on the domain where the sign-in started, which handles the answer. */
  | { readonly kind: 'handed-back'; readonly url: string }
  /** Another window started the sign-in, and finishes it. */
  | { readonly kind: 'handed-over' }
  | {
      readonly kind: 'failed'
      readonly error: unknown
      readonly returnContext: ReturnContext
      readonly isLink: boolean
    }

const defaultContext: ReturnContext = { pathname: '/' }

/** Handles a provider's answer. Sends it to the server once, even if the page is reloaded. Never throws. */
export async function receiveCallback(context: CallbackContext): Promise<CallbackOutcome> {
  const { authorizations, social, address } = context
  const callback: Callback = { query: address.searchParams, fragment: address.hash.slice(1) }
  const stateParams = callback.query.getAll('state')
  const state = stateParams.length === 1 ? decodeState(social, stateParams[0]) : null
  const stored = authorizations.readReturnContext(social, state?.state)
  const returnContext =
    state === null ? (stored ?? defaultContext) : checkReturnContext(state, stored, address.origin)
  const isLink = state?.vkLink === true
  try {
    const target = state?.domainInitiatorRedirect
    if (target !== undefined && !isSameOrigin(target, address.origin))
      return { kind: 'handed-back', url: await createHandBackUrl(context, target) }
    if (state === null || isLink) {
      const code = callback.query.get('error')
      if (code !== null || !isLink) throw createSocialError(toLinkErrorCode(code))
      return { kind: 'arrived', path: returnContext.pathname, user: null }
    }
    const user = await finish(context, state, callback)
    return user === null ? { kind: 'handed-over' } : { kind: 'arrived', path: returnContext.pathname, user }
  } catch (error) {
    return { kind: 'failed', error, returnContext, isLink }
  }
}

/** @returns the user; `null` if another window finishes the sign-in */
async function finish(
  { api, authorizations, social, readFingerprint }: CallbackContext,
  { state }: SocialState,
  callback: Callback,
): Promise<SocialUser | null> {
  const authorization = authorizations.take(state, social)
  if (authorization !== null) return finishSocial({ api, state, authorization, callback, readFingerprint })
  if (await offerCallback(state, callback)) return null
  throw createSocialError('social_state_invalid')
}

/** @throws ApiError when the domain is not on the server's list, or the list could not be loaded */
async function createHandBackUrl({ api, address }: CallbackContext, target: string): Promise<string> {
  const { redirectOrigins } = await loadSocialConfigs(api)
  const allowed = allowedRedirect(target, redirectOrigins)
  if (allowed === null) throw createSocialError('social_state_invalid')
  const url = new URL(allowed)
  // For a bare domain, use the path of this page there.
  const page = url.origin + (url.pathname === '/' ? address.pathname : url.pathname)
  const query = [url.search.slice(1), address.search.slice(1)].filter((part) => part !== '').join('&')
  return `${page}?${query}${address.hash}`
}

function isSameOrigin(target: string, origin: string): boolean {
  return URL.canParse(target) && new URL(target).origin === origin
}

/**
 * Validates what was in the state, which others could change: only paths of this site are accepted. A path that was too long for the
 * state (see `encodeState`) comes from storage.
 */
function checkReturnContext(
  { pathname, promocode, formName }: SocialState,
  stored: ReturnContext | null,
  origin: string,
): ReturnContext {
  const path = safeTarget(pathname, origin)
  // The code is shown to the person. Anybody can write the address, so only a code's characters are accepted, and no sentence.
  const code = stored?.promocode ?? (/^[\p{L}\p{N}_-]{1,64}$/u.test(promocode ?? '') ? promocode : undefined)
  return {
    pathname: path === '/' && stored !== null ? safeTarget(stored.pathname, origin) : path,
    ...(code !== undefined && { promocode: code }),
    ...(formName !== undefined && { formName }),
  }
}

/** The known error codes of linking. Anybody can write the address, so its own text is never shown. */
const linkErrors = new Set([
  'social_denied',
  'social_state_invalid',
  'social_provider_failed',
  'social_identity_taken',
  'unavailable',
  'internal',
])

/** The server's code for why an account was not linked, or the provider's for why there is no answer. */
function toLinkErrorCode(code: string | null): string {
  if (code === null) return 'social_state_invalid'
  if (linkErrors.has(code)) return code
  return code === 'access_denied' ? 'social_denied' : 'social_provider_failed'
}
