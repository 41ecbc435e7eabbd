import { memoize } from '@foyer/core/store'
import type { ResponseBody } from '@foyer/core/wire'
import { useApi, type Api } from '@foyer/sign-in'
import { shareInTurn } from '../provider/share-in-turn.ts'

type Answer = ResponseBody<'identifiers'>

/** Requests the server's list. Callers in the same turn of the event loop share one request. */
const fetchIdentifiers = shareInTurn((api: Api) => api.call('identifiers', {}))

/** Caches the identifiers of each person who signs in on this page. A list is requested once, and again after an error. */
export class IdentifierCache {
  readonly #requests = new Map<string, Promise<Answer>>()
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /** Returns the cached answer, if there is one. */
  read(userId: string): Promise<Answer> {
    const cached = this.#requests.get(userId)
    if (cached !== undefined) return cached
    const answer = fetchIdentifiers(this.#api)
    this.#requests.set(userId, answer)
    // If a newer answer has replaced this one before it failed, the newer one stays.
    answer.catch(() => this.#requests.get(userId) === answer && this.#requests.delete(userId))
    return answer
  }

  /** The next `read` asks again: call it when an identifier is proven or changed. */
  invalidate(userId: string): void {
    this.#requests.delete(userId)
  }
}

const getCache = memoize((api: Api) => new IdentifierCache(api), new WeakMap())

/** The cache of identifiers, shared by all parts of a page. */
export function useIdentifierCache(): IdentifierCache {
  return getCache(useApi().api)
}
