import type { Exchanged } from './exchange.ts'
import type { CallFoyer } from './create-caller.ts'
import { codeOf, unexpected } from './read-answer.ts'
import { readUser } from './read-user.ts'
import { createTurn } from './share-turn.ts'
import type { FoyerUser } from '../user.ts'

const path = '/web/v1/auth/session?include=identifiers'

/**
 * Asks Foyer whose session a cookie is: always, since a session may have ended a moment ago. Look-ups of one turn share
 * the call, and each gets a user of its own.
 * @returns `null`: nobody's
 */
export function createLookUp(call: CallFoyer): (cookie: string) => Promise<FoyerUser | null> {
  const ask = createTurn((cookie) =>
    call(path, { headers: { cookie, accept: 'application/json' } }, readSession),
  )
  return (cookie) => ask(cookie).then((user) => structuredClone(user))
}

function readSession(answer: Exchanged): FoyerUser | null {
  if (isSignedOut(answer)) return null
  if (answer.status !== 200) throw unexpected(answer)
  return readUser(answer.body)
}

/** Foyer's own 401: that of a proxy before it says nothing of the person. */
export function isSignedOut(answer: Exchanged): boolean {
  return answer.status === 401 && codeOf(answer) === 'unauthenticated'
}
