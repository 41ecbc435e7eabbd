import { memoize } from '@foyer/core/store'
import type { ResponseBody } from '@foyer/core/wire'
import { useApi, type Api } from '@foyer/sign-in'
import { shareInTurn } from '../provider/share-in-turn.ts'

type Answer = ResponseBody<'identifiers'>

/** The server's list: one request for all who ask in the same turn. */
const readNow = shareInTurn((api: Api) => api.call('identifiers', {}))

/** The identifiers of the people who are signed in one after the other: each list is asked for once, and again after an error. */
export class IdentifierAnswers {
  readonly #answers = new Map<string, Promise<Answer>>()
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /** The answer of before, if there is one. */
  read(userId: string): Promise<Answer> {
    const kept = this.#answers.get(userId)
    if (kept !== undefined) return kept
    const answer = readNow(this.#api)
    this.#answers.set(userId, answer)
    // One that fails late leaves the newer answer alone.
    answer.catch(() => this.#answers.get(userId) === answer && this.#answers.delete(userId))
    return answer
  }

  /** The next `read` asks again: call it when an identifier is proven or changed. */
  forget(userId: string): void {
    this.#answers.delete(userId)
  }
}

const answersOf = memoize((api: Api) => new IdentifierAnswers(api), new WeakMap())

/** What is known of the identifiers, for all parts of a page. */
export function useIdentifierAnswers(): IdentifierAnswers {
  return answersOf(useApi().api)
}
