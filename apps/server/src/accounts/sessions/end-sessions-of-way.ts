import { and, arrayOverlaps, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { sessions } from '../../database/schema/schema.ts'
import { endPendingSignIns } from '../factors/pending-sign-ins.ts'
import { endTrust } from '../factors/trusted-devices.ts'
import type { SessionOwner } from '../hold-person.ts'
import type { AuthMethod } from './start-session.ts'

/** The methods by which sessions record each removable way in. They do not record which provider, or which passkey, it was. */
const methodsOf = {
  provider: ['fed'],
  passkey: ['swk', 'hwk'],
} as const satisfies Record<string, readonly AuthMethod[]>

/**
 * Ends the sessions that a way into the account has opened, except the session in which it is removed: otherwise an intruder would stay
 * signed in after the owner has pressed 'This is not mine'. Sign-ins that wait for their second step end too. With a passkey, so does the
 * trust in browsers, which it may have given as a second step. Call it in the transaction that has locked the person and removes the way:
 * a concurrent sign-in either came first, or no longer finds the way.
 */
export async function endSessionsOfWay(
  queries: Queries,
  { userId, sessionId }: SessionOwner,
  way: keyof typeof methodsOf,
): Promise<void> {
  await queries
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        ne(sessions.id, sessionId),
        arrayOverlaps(sessions.methods, [...methodsOf[way]]),
      ),
    )
  await endPendingSignIns(queries, userId)
  if (way === 'passkey') await endTrust(queries, userId)
}
