import type { KeptAttempt, SocialState } from '@foyer/core/social'
import type { ProtocolId } from '@foyer/core/wire'

/** What a person took along: a second try, or another way, begins with it too. */
export type Luggage = Pick<SocialState, 'pathname' | 'promocode' | 'formName'>

/** What waits in this browser for a provider's answer. The verifier is here, and in no address. */
export interface KeptSocialAttempt extends KeptAttempt, Luggage {
  readonly social: string
  readonly protocol: ProtocolId
  /** When it began, in milliseconds since 1970. */
  readonly at: number
}

const prefix = 'foyer-social:'
const lastKey = 'foyer-social-last'

/** As long as the server knows the state: 10 minutes. */
const lifetime = 600_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The attempts of this tab, by state. Each is taken once. */
export class AttemptStore {
  readonly #storage: Store | null
  readonly #now: () => number

  constructor(storage: Store | null, now: () => number = Date.now) {
    this.#storage = storage
    this.#now = now
  }

  /** Keeps an attempt until it is taken. False where the browser keeps nothing. */
  keep(state: string, attempt: Omit<KeptSocialAttempt, 'at'>): boolean {
    this.#sweep()
    const { social, pathname, promocode, formName } = attempt
    try {
      if (this.#storage === null) return false
      this.#storage.setItem(prefix + state, JSON.stringify({ ...attempt, at: this.#now() }))
      this.#storage.setItem(lastKey, JSON.stringify({ social, pathname, promocode, formName }))
      return true
    } catch {
      return false
    }
  }

  /** The attempt of this state and provider, which is gone then: an answer that comes twice finds nothing. */
  take(state: string, social: string): KeptSocialAttempt | null {
    const attempt = this.#read(prefix + state) as KeptSocialAttempt | null
    if (attempt?.social !== social) return null
    this.drop(state)
    return attempt.at + lifetime > this.#now() ? attempt : null
  }

  drop(state: string): void {
    try {
      this.#storage?.removeItem(prefix + state)
    } catch {
      // Forbidden since: nothing is there to be taken either.
    }
  }

  /** What was taken along by this way, or else to this provider last, for an answer that does not say it. */
  readLuggage(social: string, state?: string): Luggage | null {
    const key = state === undefined ? lastKey : prefix + state
    const taken = this.#read(key) as (Luggage & { readonly social: string }) | null
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

  /** Verifiers of attempts that nobody came back from do not stay. */
  #sweep(): void {
    try {
      const keys = Array.from({ length: this.#storage?.length ?? 0 }, (_, index) => this.#storage?.key(index))
      for (const key of keys) {
        if (!key?.startsWith(prefix)) continue
        const at = (this.#read(key) as Partial<KeptSocialAttempt> | null)?.at
        if (typeof at !== 'number' || at + lifetime <= this.#now()) this.#storage?.removeItem(key)
      }
    } catch {
      // Forbidden: there is nothing to sweep.
    }
  }
}

/** Session storage, or `null` where the browser forbids it: reading the property throws there. */
export function openSessionStorage(): Storage | null {
  try {
    return globalThis.sessionStorage
  } catch {
    return null
  }
}
