import type { Exchanged } from './exchange.ts'
import type { CallFoyer } from './create-caller.ts'
import { codeOf, unexpected } from './read-answer.ts'
import { readUser } from './read-user.ts'
import { mayShareBetweenRequests, shareCallsInTurn } from './share-turn.ts'
import type { FoyerUser } from '../user.ts'

const path = '/web/v1/auth/session?include=identifiers'

/**
 * Makes the function that asks Foyer whose session a cookie is. It caches nothing, because a session may have ended a moment ago. Look-ups
 * of one turn of the event loop for the same cookie share a call, if the runtime permits it, and each gets its own copy of the user.
 * @returns `null` if the session is not valid
 */
export function createLookUp(call: CallFoyer): (cookie: string) => Promise<FoyerUser | null> {
  const ask = (cookie: string) => call(path, { headers: { cookie, accept: 'application/json' } }, readSession)
  const fetchUser = mayShareBetweenRequests() ? shareCallsInTurn(ask) : ask
  return (cookie) => fetchUser(cookie).then((user) => structuredClone(user))
}

function readSession(answer: Exchanged): FoyerUser | null {
  if (isSignedOut(answer)) return null
  if (answer.status !== 200) throw unexpected(answer)
  return readUser(answer.body)
}

/** Foyer's own 401. That of a proxy in front of it says nothing about the session. */
export function isSignedOut(answer: Exchanged): boolean {
  return answer.status === 401 && codeOf(answer) === 'unauthenticated'
}
