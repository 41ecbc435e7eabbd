import { memoize } from '@foyer/core/store'
import type { ResponseBody } from '@foyer/core/wire'
import { useApi, type Api } from '@foyer/sign-in'
import { shareInTurn } from '../provider/share-in-turn.ts'

type Answer = ResponseBody<'identifiers'>

/** Requests the server's list. Callers in the same turn of the event loop share one request. */
const readNow = shareInTurn((api: Api) => api.call('identifiers', {}))

/** Caches the identifiers of each person who signs in on this page. A list is requested once, and again after an error. */
export class IdentifierAnswers {
  readonly #answers = new Map<string, Promise<Answer>>()
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /** Returns the cached answer, if there is one. */
  read(userId: string): Promise<Answer> {
    const kept = this.#answers.get(userId)
    if (kept !== undefined) return kept
    const answer = readNow(this.#api)
    this.#answers.set(userId, answer)
    // If a newer answer has replaced this one before it failed, the newer one stays.
    answer.catch(() => this.#answers.get(userId) === answer && this.#answers.delete(userId))
    return answer
  }

  /** The next `read` asks again: call it when an identifier is proven or changed. */
  forget(userId: string): void {
    this.#answers.delete(userId)
  }
}

const answersOf = memoize((api: Api) => new IdentifierAnswers(api), new WeakMap())

/** The cache of identifiers, shared by all parts of a page. */
export function useIdentifierAnswers(): IdentifierAnswers {
  return answersOf(useApi().api)
}
