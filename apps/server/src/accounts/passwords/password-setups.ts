import { and, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { passwordSetups, userEmails, userPhones, users } from '../../database/schema.ts'
import type { Caller } from '../../http/guards/caller.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import type { AccountName } from '../account-name.ts'
import { holdPerson, type Holder } from '../hold-person.ts'
import { userColumns, type UserRow } from '../user.ts'

/** In minutes: how long a code is valid. */
export const setupMinutes = 10

/** The number of guesses at a code and its replacements within these minutes. */
const mostAttempts = 5

type Setup = typeof passwordSetups.$inferSelect

/**
 * Locks a person who has neither an identifier nor a password, and who has recently signed in through a provider. Call it first in a
 * transaction.
 * @throws HttpError invalid_request for anybody else; proof_needed if the sign-in is too long ago; unauthenticated
 */
export async function holdSocialOnly(queries: Queries, who: Holder): Promise<void> {
  const { passwordHash, email, phone, isRecent } = await holdPerson(queries, who)
  if ((passwordHash ?? email ?? phone) !== null) throw new HttpError('invalid_request')
  if (!isRecent) throw new HttpError('proof_needed')
}

export interface NewSetup {
  readonly who: Holder
  readonly name: AccountName
  readonly passwordHash: string
  readonly codeHash: string
}

/**
 * Stores the request until its code is confirmed. It replaces an earlier one, whose guesses stay counted if it is for the same name. Call it
 * in the transaction that has locked the person.
 */
export async function writePasswordSetup(
  queries: Queries,
  { who, name, ...hashes }: NewSetup,
): Promise<void> {
  const { kind, given, normalized } = name
  const setup = {
    sessionId: who.sessionId,
    kind,
    given,
    normalized,
    ...hashes,
    expiresAt: sql`now() + make_interval(mins => ${setupMinutes})`,
  }
  const isOther = or(lte(passwordSetups.expiresAt, sql`now()`), ne(passwordSetups.normalized, normalized))
  await queries.delete(passwordSetups).where(and(eq(passwordSetups.userId, who.userId), isOther))
  await queries
    .insert(passwordSetups)
    .values({ userId: who.userId, ...setup })
    .onConflictDoUpdate({
      target: passwordSetups.userId,
      // Not `now()` again: Citus takes no function of the clock here.
      set: { ...setup, expiresAt: sql`excluded.expires_at` },
    })
}

/** Counts a guess before it is checked, so that concurrent guesses cannot exceed five. */
export async function countGuess(queries: Queries, who: Holder): Promise<Setup | undefined> {
  const [setup] = await queries
    .update(passwordSetups)
    .set({ attempts: sql`${passwordSetups.attempts} + 1` })
    .where(and(isOpenIn(who), lt(passwordSetups.attempts, mostAttempts)))
    .returning()
  return setup
}

/**
 * Gives the account its identifier and password, once. The code proves that the person receives messages there. Call it in a
 * transaction.
 * @returns `taken`: another account has the name. `undefined`: the code was used or replaced
 * @throws HttpError unauthenticated when the session has ended
 */
export async function finishPasswordSetup(
  queries: Queries,
  { who, setup, caller }: { who: Holder; setup: Setup; caller: Caller },
): Promise<UserRow | 'taken' | undefined> {
  const { passwordHash, email, phone } = await holdPerson(queries, who)
  const [used] = await queries
    .delete(passwordSetups)
    .where(and(isOpenIn(who), eq(passwordSetups.codeHash, setup.codeHash)))
    .returning()
  if (used === undefined || (passwordHash ?? email ?? phone) !== null) return undefined
  if (!(await claimProven(queries, used))) return 'taken'
  const [user] = await queries
    .update(users)
    .set({ [used.kind]: used.given, passwordHash: used.passwordHash })
    .where(eq(users.id, who.userId))
    .returning(userColumns)
  const { userId } = who
  const details = { kind: used.kind }
  await recordEvent(queries, { event: 'password_set', userId, account: used.normalized, caller, details })
  return user
}

/** The primary key of the name's own table lets only one of several concurrent requests succeed. */
async function claimProven(queries: Queries, { kind, normalized, userId }: Setup): Promise<boolean> {
  const proven = { userId, verifiedAt: sql`now()` }
  const claimed =
    kind === 'email'
      ? await queries
          .insert(userEmails)
          .values({ email: normalized, ...proven })
          .onConflictDoNothing()
          .returning({ userId: userEmails.userId })
      : await queries
          .insert(userPhones)
          .values({ phone: normalized, ...proven })
          .onConflictDoNothing()
          .returning({ userId: userPhones.userId })
  return claimed.length > 0
}

export async function endPasswordSetup(queries: Queries, userId: string): Promise<void> {
  await queries.delete(passwordSetups).where(eq(passwordSetups.userId, userId))
}

/** Deletes expired requests, which are no longer valid anyway. @returns how many of at most `size` */
export function deleteExpiredSetups(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'password_setups', key: 'user_id', by: 'expires_at' }, size)
}

function isOpenIn({ userId, sessionId }: Holder) {
  return and(
    eq(passwordSetups.userId, userId),
    eq(passwordSetups.sessionId, sessionId),
    gt(passwordSetups.expiresAt, sql`now()`),
  )
}
