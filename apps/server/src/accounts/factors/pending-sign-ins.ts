import { and, eq, gt, sql } from 'drizzle-orm'
import type { Ended, Fingerprint } from '@foyer/core/wire'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { pendingSignIns } from '../../database/schema/schema.ts'
import type { Caller } from '../../http/guards/caller.ts'
import { hashSessionToken, isSessionToken, readUserId } from '../sessions/session-token.ts'

/** In minutes: how long a sign-in waits for its second step. */
export const pendingMinutes = 10

/** A sign-in whose first step is done. It opens nothing: it is no session, and no call but those of the second step look for it. */
export type PendingSignIn = typeof pendingSignIns.$inferSelect

interface NewPendingSignIn {
  readonly userId: string
  /** As that of a session is made: the user's id, and random bytes. */
  readonly token: string
  readonly methods: readonly string[]
  /** What the person has signed in with, as the audit has it. */
  readonly account: string
  readonly caller: Caller
  readonly fingerprint?: Fingerprint | undefined
  /** What the first step has ended, if it was the account's first proof. */
  readonly ended?: Ended | undefined
}

/**
 * Call it in the transaction that has locked the person. The same token again is a submit that was sent twice. It changes nothing while the
 * sign-in waits; one that has waited too long waits anew, because the person has taken the first step again.
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
      // Neither a function of the clock nor a time with an interval: Citus takes none here. The new one expires as long from now.
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
 * Uses a sign-in up. Call it in the transaction that has locked the person: of several second steps at once, one gets it.
 * @returns whether it was still there
 */
export async function takePendingSignIn(
  queries: Queries,
  { userId, tokenHash }: Pick<PendingSignIn, 'userId' | 'tokenHash'>,
): Promise<boolean> {
  const taken = await queries
    .delete(pendingSignIns)
    .where(isOpen(userId, tokenHash))
    .returning({ userId: pendingSignIns.userId })
  return taken.length > 0
}

/** Ends one by the token of its cookie, if there is one. */
export async function endPendingSignIn(queries: Queries, token: string | undefined): Promise<void> {
  if (token === undefined || !isSessionToken(token)) return
  await queries.delete(pendingSignIns).where(isOpen(readUserId(token), hashSessionToken(token)))
}

/** Ends all of a person. */
export async function endPendingSignIns(queries: Queries, userId: string): Promise<void> {
  await queries.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
}

/** Deletes those that have waited too long. @returns how many of at most `size` */
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
