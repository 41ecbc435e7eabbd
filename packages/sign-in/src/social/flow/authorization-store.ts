import type { AuthorizationSecrets, SocialState } from '@foyer/core/social'
import type { ProtocolId } from '@foyer/core/wire'

/** The return context: also reused for a second try, or another provider. */
export type ReturnContext = Pick<SocialState, 'pathname' | 'promocode' | 'formName'>

/** An authorization request that waits for the provider's answer. The verifier is stored here, and in no address. */
export interface KeptAuthorization extends AuthorizationSecrets, ReturnContext {
  readonly social: string
  readonly protocol: ProtocolId
  /** The time of its start, in milliseconds since 1970. */
  readonly at: number
}

const prefix = 'foyer-social:'
const lastKey = 'foyer-social-last'

/** In ms: as long as the server accepts the state, 10 minutes. */
const lifetime = 600_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The authorization requests of this tab, by state. Each can be taken once. */
export class AuthorizationStore {
  readonly #storage: Store | null
  readonly #now: () => number

  constructor(storage: Store | null, now: () => number = Date.now) {
    this.#storage = storage
    this.#now = now
  }

  /** Stores an authorization request. False if storage is blocked. */
  keep(state: string, authorization: Omit<KeptAuthorization, 'at'>): boolean {
    this.#sweep()
    const { social, pathname, promocode, formName } = authorization
    try {
      if (this.#storage === null) return false
      this.#storage.setItem(prefix + state, JSON.stringify({ ...authorization, at: this.#now() }))
      this.#storage.setItem(lastKey, JSON.stringify({ social, pathname, promocode, formName }))
      return true
    } catch {
      return false
    }
  }

  /** Returns and removes the authorization request of this state and provider, so that a repeated answer finds nothing. */
  take(state: string, social: string): KeptAuthorization | null {
    const authorization = this.#read(prefix + state) as KeptAuthorization | null
    if (authorization?.social !== social) return null
    this.drop(state)
    return authorization.at + lifetime > this.#now() ? authorization : null
  }

  drop(state: string): void {
    try {
      this.#storage?.removeItem(prefix + state)
    } catch {
      // Storage was blocked meanwhile: there is nothing to take either.
    }
  }

  /** The return context of this state, or else of the last request to this provider, for answers without a state. */
  readReturnContext(social: string, state?: string): ReturnContext | null {
    const key = state === undefined ? lastKey : prefix + state
    const taken = this.#read(key) as (ReturnContext & { readonly social: string }) | null
    if (taken?.social !== social || typeof taken.pathname !== 'string') return null
    const { pathname, promocode, formName } = taken
    return { pathname, ...(promocode && { promocode }), ...(formName && { formName }) }
  }

  #read(key: string): unknown {
    try {
      return JSON.parse(this.#storage?.getItem(key) ?? 'null')
    } catch {
      return null
    }
  }

  /** Removes expired requests with their verifiers. */
  #sweep(): void {
    try {
      const keys = Array.from({ length: this.#storage?.length ?? 0 }, (_, index) => this.#storage?.key(index))
      for (const key of keys) {
        if (!key?.startsWith(prefix)) continue
        const at = (this.#read(key) as Partial<KeptAuthorization> | null)?.at
        if (typeof at !== 'number' || at + lifetime <= this.#now()) this.#storage?.removeItem(key)
      }
    } catch {
      // Storage is blocked: there is nothing to remove.
    }
  }
}
