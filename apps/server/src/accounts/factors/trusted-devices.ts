import { and, eq, gt, sql } from 'drizzle-orm'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { trustedDevices, users } from '../../database/schema/schema.ts'
import {
  createSessionToken,
  hashSessionToken,
  isSessionToken,
  readUserId,
} from '../sessions/session-token.ts'

/**
 * Trusts a browser of this person for some days. Call it in the transaction that has locked the person: it counts from this statement, as
 * the end of trust does, since a transaction may have begun long before it had the lock.
 * @returns the token of its cookie, which is stored nowhere
 */
export async function trustDevice(queries: Queries, userId: string, days: number): Promise<string> {
  const token = createSessionToken(userId)
  await queries.insert(trustedDevices).values({
    userId,
    tokenHash: hashSessionToken(token),
    trustedAt: sql`statement_timestamp()`,
    expiresAt: sql`now() + make_interval(days => ${days})`,
  })
  return token
}

/**
 * Since when the browser with this token is trusted by this person. Whether that still counts is seen from the person's row, which
 * a sign-in locks.
 * @param days for how many days browsers are trusted now. The operator may have allowed more when this one was; 0: none
 * @returns `null` if it is not
 */
export async function findTrust(
  queries: Queries,
  {
    userId,
    token,
    days,
  }: { readonly userId: string; readonly token: string | undefined; readonly days: number },
): Promise<Date | null> {
  if (days === 0 || token === undefined || !isSessionToken(token) || readUserId(token) !== userId) return null
  const [row] = await queries
    .select({ trustedAt: trustedDevices.trustedAt })
    .from(trustedDevices)
    .where(
      and(
        eq(trustedDevices.userId, userId),
        eq(trustedDevices.tokenHash, hashSessionToken(token)),
        gt(trustedDevices.expiresAt, sql`now()`),
        gt(trustedDevices.trustedAt, sql`now() - make_interval(days => ${days})`),
      ),
    )
  return row?.trustedAt ?? null
}

/** Ends the trust in all browsers of a person. Call it in the transaction that has locked the person, so that no sign-in passes it. */
export async function endTrust(queries: Queries, userId: string): Promise<void> {
  await queries
    .update(users)
    .set({ trustAfter: sql`statement_timestamp()` })
    .where(eq(users.id, userId))
  await queries.delete(trustedDevices).where(eq(trustedDevices.userId, userId))
}

/** Deletes what is trusted no longer. @returns how many of at most `size` */
export function deleteExpiredTrust(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'trusted_devices', key: 'user_id', by: 'expires_at' }, size)
}
