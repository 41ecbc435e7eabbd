import { allowedRedirect, decodeState, safeTarget, type Callback, type SocialState } from '@foyer/core/social'
import type { Fingerprint, User } from '@foyer/core/wire'
import type { Api } from '../api/index.ts'
import type { AttemptStore, Luggage } from './attempt-store.ts'
import { createRefusal, finishSocial } from './finish-social.ts'
import { offerCallback } from './social-channel.ts'
import { loadSocialConfigs } from './social-configs.ts'

export interface CallbackContext {
  readonly api: Api
  readonly attempts: AttemptStore
  readonly social: string
  /** The address that the provider led back to, whole. */
  readonly address: URL
  readonly readFingerprint: () => Fingerprint | Promise<Fingerprint>
}

export type CallbackOutcome =
  /** Go to this path of ours; signed in, or an account was linked. */
  | { readonly kind: 'arrived'; readonly path: string; readonly user: User | null }
  /** Go to this address on the domain that it began on: the answer belongs there. */
  | { readonly kind: 'handed-back'; readonly url: string }
  /** Another window began it, and goes on. */
  | { readonly kind: 'handed-over' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly luggage: Luggage; readonly isLink: boolean }

const home: Luggage = { pathname: '/' }

/** What a provider's answer comes to. Sends it to the server once, whatever is reloaded. Never throws. */
export async function receiveCallback(context: CallbackContext): Promise<CallbackOutcome> {
  const { attempts, social, address } = context
  const callback: Callback = { query: address.searchParams, fragment: address.hash.slice(1) }
  const written = callback.query.getAll('state')
  const state = written.length === 1 ? decodeState(social, written[0]) : null
  const kept = attempts.readLuggage(social, state?.state)
  const luggage = state === null ? (kept ?? home) : packLuggage(state, kept, address.origin)
  const isLink = state?.vkLink === true
  try {
    const target = state?.domainInitiatorRedirect
    if (target !== undefined && !isOwn(target, address.origin))
      return { kind: 'handed-back', url: await writeHandBack(context, target) }
    if (state === null || isLink) {
      const code = callback.query.get('error')
      if (code !== null || !isLink) throw createRefusal(nameLinkError(code))
      return { kind: 'arrived', path: luggage.pathname, user: null }
    }
    const user = await finish(context, state, callback)
    return user === null ? { kind: 'handed-over' } : { kind: 'arrived', path: luggage.pathname, user }
  } catch (error) {
    return { kind: 'failed', error, luggage, isLink }
  }
}

/** @returns who is signed in; `null` where another window goes on */
async function finish(
  { api, attempts, social, readFingerprint }: CallbackContext,
  { state }: SocialState,
  callback: Callback,
): Promise<User | null> {
  const attempt = attempts.take(state, social)
  if (attempt !== null) return finishSocial({ api, state, attempt, callback, readFingerprint })
  if (await offerCallback(state, callback)) return null
  throw createRefusal('social_state_invalid')
}

/** @throws ApiError when the domain is not on the server's list, or the list could not be had */
async function writeHandBack({ api, address }: CallbackContext, target: string): Promise<string> {
  const { redirectOrigins } = await loadSocialConfigs(api)
  const allowed = allowedRedirect(target, redirectOrigins)
  if (allowed === null) throw createRefusal('social_state_invalid')
  const url = new URL(allowed)
  // A bare domain: the page there that is like this one.
  const page = url.origin + (url.pathname === '/' ? address.pathname : url.pathname)
  const query = [url.search.slice(1), address.search.slice(1)].filter((part) => part !== '').join('&')
  return `${page}?${query}${address.hash}`
}

function isOwn(target: string, origin: string): boolean {
  return URL.canParse(target) && new URL(target).origin === origin
}

/**
 * What travelled in the state was in the hands of others: the path is one of ours, or none. One that was too long to
 * travel (see `encodeState`) has stayed here.
 */
function packLuggage(
  { pathname, promocode, formName }: SocialState,
  kept: Luggage | null,
  origin: string,
): Luggage {
  const path = safeTarget(pathname, origin)
  return {
    pathname: path === '/' && kept !== null ? safeTarget(kept.pathname, origin) : path,
    ...(promocode !== undefined && { promocode }),
    ...(formName !== undefined && { formName }),
  }
}

/** The server's word for why an account was not linked, or the provider's for why there is no answer. */
function nameLinkError(code: string | null): string {
  if (code === null) return 'social_state_invalid'
  if (code.startsWith('social_')) return code
  return code === 'access_denied' ? 'social_denied' : 'social_provider_failed'
}
