import { and, eq, gt, sql } from 'drizzle-orm'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { passwordSetups } from '../../database/schema/schema.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import type { WayInSettings } from '../../start/settings/sign-in-methods.ts'
import type { AccountName } from '../account-name.ts'
import { countOnce, hasGuessLeft, isCounted, undoCount, type GuessRequest } from '../codes/count-once.ts'
import { holdRecent, type Actor } from '../hold-person.ts'

/** In minutes: how long a code is valid. */
export const setupMinutes = 10

/** The number of guesses at one code. A rate limit bounds the number of codes in a day. */
export const maxAttempts = 5

export type Setup = typeof passwordSetups.$inferSelect

/**
 * Locks a person who has neither an identifier nor a password, and who has recently signed in through a provider. Call it first in a
 * transaction.
 * @throws HttpError invalid_request for anybody else; proof_needed if the sign-in is too long ago; unauthenticated
 */
export async function holdSocialOnly(queries: Queries, actor: Actor, settings: WayInSettings): Promise<void> {
  const { passwordHash, email, phone } = await holdRecent(queries, actor, settings)
  if ((passwordHash ?? email ?? phone) !== null) throw new HttpError('invalid_request')
}

export interface NewSetup {
  readonly actor: Actor
  readonly name: AccountName
  readonly passwordHash: string
  readonly codeHash: string
}

/** Stores the request until its code is confirmed. It replaces any earlier one. Call it in the transaction that has locked the person. */
export async function writePasswordSetup(
  queries: Queries,
  { actor, name, ...hashes }: NewSetup,
): Promise<void> {
  const { kind, given, normalized } = name
  const setup = {
    sessionId: actor.sessionId,
    kind,
    given,
    normalized,
    ...hashes,
    attempts: 0,
    guessedBy: null,
    expiresAt: sql`now() + make_interval(mins => ${setupMinutes})`,
  }
  await queries
    .insert(passwordSetups)
    .values({ userId: actor.userId, ...setup })
    .onConflictDoUpdate({
      target: passwordSetups.userId,
      // Not `now()` again: Citus takes no function of the clock here.
      set: { ...setup, expiresAt: sql`excluded.expires_at` },
    })
}

export async function findSetup(queries: Queries, actor: Actor): Promise<Setup | undefined> {
  const [setup] = await queries.select().from(passwordSetups).where(isOpenIn(actor))
  return setup
}

/**
 * Counts a guess before it is checked, so that concurrent guesses cannot exceed five. A copy of the same request is not counted again.
 * @returns the number of guesses including this one; `undefined` if none is left, or another code has been requested since
 */
export async function countGuess(
  queries: Queries,
  actor: Actor,
  { codeHash }: Setup,
  request: GuessRequest,
): Promise<number | undefined> {
  const [counted] = await queries
    .update(passwordSetups)
    .set(countOnce(passwordSetups, request))
    .where(
      and(
        isOpenIn(actor),
        eq(passwordSetups.codeHash, codeHash),
        hasGuessLeft(passwordSetups, maxAttempts, request),
      ),
    )
    .returning({ attempts: passwordSetups.attempts })
  return counted?.attempts
}

/** Takes back a guess that was counted but never compared. */
export async function undoGuess(
  queries: Queries,
  actor: Actor,
  { codeHash }: Setup,
  request: GuessRequest,
): Promise<void> {
  await queries
    .update(passwordSetups)
    .set(undoCount(passwordSetups))
    .where(and(isOpenIn(actor), eq(passwordSetups.codeHash, codeHash), isCounted(passwordSetups, request)))
}

export async function endPasswordSetup(queries: Queries, userId: string): Promise<void> {
  await queries.delete(passwordSetups).where(eq(passwordSetups.userId, userId))
}

/** Deletes expired requests, which are no longer valid anyway. @returns how many of at most `size` */
export function deleteExpiredSetups(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'password_setups', key: 'user_id', by: 'expires_at' }, size)
}

/** The person's setup, if it was requested in this session and is still valid. */
export function isOpenIn({ userId, sessionId }: Actor) {
  return and(
    eq(passwordSetups.userId, userId),
    eq(passwordSetups.sessionId, sessionId),
    gt(passwordSetups.expiresAt, sql`now()`),
  )
}
