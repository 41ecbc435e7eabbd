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
 * Trusts a browser of this person for some days. Call it in the transaction that has locked the person. Like `endTrust`, it takes the time
 * of the statement, because the transaction may have started long before it got the lock.
 * @returns the token for the cookie, which is stored nowhere
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
 * Since when this person trusts the browser with this token. The sign-in must still compare the time with the person's row, which
 * it locks, because all trust may have ended since.
 * @param days how long browsers are trusted now: the operator may have allowed more when this one was trusted. 0: none are trusted
 * @returns `null` if the browser is not trusted
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

/** Ends the trust in all browsers of a person. Call it in the transaction that has locked the person, so that no concurrent sign-in gets past. */
export async function endTrust(queries: Queries, userId: string): Promise<void> {
  await queries
    .update(users)
    .set({ trustAfter: sql`statement_timestamp()` })
    .where(eq(users.id, userId))
  await queries.delete(trustedDevices).where(eq(trustedDevices.userId, userId))
}

/** Deletes trust that has expired. @returns how many of at most `size` */
export function deleteExpiredTrust(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'trusted_devices', key: 'user_id', by: 'expires_at' }, size)
}
