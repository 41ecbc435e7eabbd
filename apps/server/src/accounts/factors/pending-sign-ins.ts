import { and, eq, gt, sql } from 'drizzle-orm'
import type { Ended, Fingerprint } from '@foyer/core/wire'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { pendingSignIns } from '../../database/schema/schema.ts'
import type { Caller } from '../../protection/caller.ts'
import { hashSessionToken, isSessionToken, readUserId } from '../sessions/session-token.ts'

/** In minutes: how long a sign-in waits for its second step. */
export const pendingMinutes = 10

/** A sign-in whose first step is done. It is not a session: only the calls of the second step accept its token. */
export type PendingSignIn = typeof pendingSignIns.$inferSelect

interface NewPendingSignIn {
  readonly userId: string
  /** Made like a session token: the user's id, and random bytes. */
  readonly token: string
  readonly methods: readonly string[]
  /** The identifier that the person has signed in with, as the audit trail records it. */
  readonly account: string
  readonly caller: Caller
  readonly fingerprint?: Fingerprint | undefined
  /** What the first step has ended, if it was the first proof of the account. */
  readonly ended?: Ended | undefined
}

/**
 * Stores a sign-in that waits for its second step. Call it in the transaction that has locked the person. If the token is known, the
 * submit was sent twice: nothing changes while the sign-in waits, but if it has expired, its time starts again, because the person has
 * taken the first step again.
 */
export async function writePendingSignIn(
  queries: Queries,
  { token, caller, methods, fingerprint, ended, ...row }: NewPendingSignIn,
): Promise<void> {
  await queries
    .insert(pendingSignIns)
    .values({
      ...row,
      tokenHash: hashSessionToken(token),
      methods: [...methods],
      address: caller.address,
      userAgent: caller.userAgent,
      fingerprint: fingerprint ?? null,
      ended: ended ?? null,
      expiresAt: sql`now() + make_interval(mins => ${pendingMinutes})`,
    })
    .onConflictDoUpdate({
      target: [pendingSignIns.userId, pendingSignIns.tokenHash],
      // Neither a clock function nor arithmetic on a timestamp: Citus allows neither here. This expires as late as the new row would.
      set: { expiresAt: sql`excluded.expires_at` },
      setWhere: sql`excluded.expires_at - ${pendingSignIns.expiresAt} >= make_interval(mins => ${pendingMinutes})`,
    })
}

/** @returns `undefined` if there is none, or it has waited too long */
export async function findPendingSignIn(queries: Queries, token: string): Promise<PendingSignIn | undefined> {
  if (!isSessionToken(token)) return undefined
  const [row] = await queries
    .select()
    .from(pendingSignIns)
    .where(isOpen(readUserId(token), hashSessionToken(token)))
  return row
}

/**
 * Uses a pending sign-in up. Call it in the transaction that has locked the person: of several concurrent second steps, only one succeeds.
 * @returns whether it was still there
 */
export async function consumePendingSignIn(
  queries: Queries,
  { userId, tokenHash }: Pick<PendingSignIn, 'userId' | 'tokenHash'>,
): Promise<boolean> {
  const deleted = await queries
    .delete(pendingSignIns)
    .where(isOpen(userId, tokenHash))
    .returning({ userId: pendingSignIns.userId })
  return deleted.length > 0
}

/** Deletes the pending sign-in of a cookie's token, if there is one. */
export async function endPendingSignIn(queries: Queries, token: string | undefined): Promise<void> {
  if (token === undefined || !isSessionToken(token)) return
  await queries.delete(pendingSignIns).where(isOpen(readUserId(token), hashSessionToken(token)))
}

/** Deletes all pending sign-ins of a person. */
export async function endPendingSignIns(queries: Queries, userId: string): Promise<void> {
  await queries.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
}

/** Deletes expired pending sign-ins. @returns how many of at most `size` */
export function deleteExpiredPendingSignIns(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'pending_sign_ins', key: 'user_id', by: 'expires_at' }, size)
}

function isOpen(userId: string, tokenHash: string) {
  return and(
    eq(pendingSignIns.userId, userId),
    eq(pendingSignIns.tokenHash, tokenHash),
    gt(pendingSignIns.expiresAt, sql`now()`),
  )
}
