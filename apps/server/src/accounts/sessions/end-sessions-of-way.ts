import { and, arrayOverlaps, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { sessions } from '../../database/schema/schema.ts'
import { endPendingSignIns } from '../factors/pending-sign-ins.ts'
import { endTrust } from '../factors/trusted-devices.ts'
import type { Holder } from '../hold-person.ts'
import type { AuthMethod } from './start-session.ts'

/** What sessions say of each way in that a person can take away. They do not say which provider, or which passkey, it was. */
const methodsOf = {
  provider: ['fed'],
  passkey: ['swk', 'hwk'],
} as const satisfies Record<string, readonly AuthMethod[]>

/**
 * Ends what a way into the account has opened, besides the session in which it is taken away: whoever presses 'This is not mine'
 * would otherwise leave somebody inside. Sign-ins that wait for their second step end too, and with a passkey the trust in browsers, which
 * it may have given as that step. Call it in the transaction that has locked the person and removes the way: a sign-in at the same
 * moment either was there before, or no longer finds the way.
 */
export async function endSessionsOfWay(
  queries: Queries,
  { userId, sessionId }: Holder,
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
