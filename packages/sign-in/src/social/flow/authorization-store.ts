import type { SafeStorage } from '@foyer/kit/storage'
import { stateMinutes } from '@foyer/core/social'
import type { AuthorizationSecrets, SocialState } from '@foyer/core/social'
import type { ProtocolId } from '@foyer/core/wire'

/** What a person takes to a provider and back: the page to return to, a promo code and the form's name. A second try has the same. */
export type ReturnContext = Pick<SocialState, 'pathname' | 'promocode' | 'formName'>

/** An authorization request that waits for the provider's answer. The verifier is stored here, and in no address. */
export interface StoredAuthorization extends AuthorizationSecrets, ReturnContext {
  readonly social: string
  readonly protocol: ProtocolId
  /** The time of its start, in milliseconds since 1970. */
  readonly at: number
}

const prefix = 'foyer-social:'
const lastKey = 'foyer-social-last'

/** In ms: as long as the server accepts the state. */
const lifetime = stateMinutes * 60_000

/** The authorization requests of this tab, by state. Each can be taken once. */
export class AuthorizationStore {
  readonly #storage: SafeStorage
  readonly #now: () => number

  constructor(storage: SafeStorage, now: () => number = Date.now) {
    this.#storage = storage
    this.#now = now
  }

  /** Stores an authorization request. False if storage is blocked. */
  store(state: string, authorization: Omit<StoredAuthorization, 'at'>): boolean {
    this.#removeExpired()
    const { social, pathname, promocode, formName } = authorization
    return (
      this.#storage.write(prefix + state, JSON.stringify({ ...authorization, at: this.#now() })) &&
      this.#storage.write(lastKey, JSON.stringify({ social, pathname, promocode, formName }))
    )
  }

  /** Returns and removes the authorization request of this state and provider, so that a repeated answer finds nothing. */
  take(state: string, social: string): StoredAuthorization | null {
    const authorization = this.#storage.readJson(prefix + state) as StoredAuthorization | null
    if (authorization?.social !== social) return null
    this.remove(state)
    return authorization.at + lifetime > this.#now() ? authorization : null
  }

  remove(state: string): void {
    this.#storage.remove(prefix + state)
  }

  /** The return context of this state, or else of the last request to this provider, for answers without a state. */
  readReturnContext(social: string, state?: string): ReturnContext | null {
    const key = state === undefined ? lastKey : prefix + state
    const stored = Object(this.#storage.readJson(key)) as Partial<Record<keyof StoredAuthorization, unknown>>
    const { pathname, promocode, formName } = stored
    if (stored.social !== social || typeof pathname !== 'string') return null
    return { pathname, ...(isText(promocode) && { promocode }), ...(isText(formName) && { formName }) }
  }

  /** Removes expired requests with their verifiers. */
  #removeExpired(): void {
    for (const key of this.#storage.listKeys()) {
      if (!key.startsWith(prefix)) continue
      const at = (this.#storage.readJson(key) as Partial<StoredAuthorization> | null)?.at
      if (typeof at !== 'number' || at + lifetime <= this.#now()) this.#storage.remove(key)
    }
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
