import { createHmac, hash, randomInt } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { oneTimeCodes } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import type { CodePurpose } from '../../notifications/code-purpose.ts'
import type { AccountName } from '../account-name.ts'

/** In minutes: how long a code is valid. */
export const codeMinutes = 10

/** The number of guesses at one code. */
export const maxGuesses = 5

/** A code belongs to a browser, and to one purpose. Another browser has its own code, or none. */
export interface CodeHolder {
  readonly purpose: CodePurpose
  /** From the browser's code cookie. */
  readonly secret: string
}

export type CodeRow = typeof oneTimeCodes.$inferSelect

export interface NewCode {
  readonly holder: CodeHolder
  /** The identifier that the code is sent to. */
  readonly name: Pick<AccountName, 'kind' | 'given' | 'normalized'>
  /** `null`: no account has this identifier, or the code must not open anything, so no message may be sent. */
  readonly userId: string | null
  /** The session in which the code is requested, if somebody is signed in: the code is valid in that session only. */
  readonly sessionId?: string | undefined
  readonly details?: object | undefined
}

/**
 * Creates a code for a browser and a purpose. It replaces the previous one.
 * @returns the six digits, of which only a keyed hash is stored
 */
export async function writeCode(
  queries: Queries,
  { holder, name, userId, sessionId, details }: NewCode,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const row = {
    userId,
    sessionId: sessionId ?? null,
    kind: name.kind,
    given: name.given,
    normalized: name.normalized,
    codeHash: hashCode(holder, name.normalized, code),
    guesses: 0,
    details: details ?? null,
    sentAt: sql`now()`,
    expiresAt: sql`now() + make_interval(mins => ${codeMinutes})`,
  }
  const keyHash = hashHolder(holder)
  await queries
    .insert(oneTimeCodes)
    .values({ keyHash, purpose: holder.purpose, ...row })
    .onConflictDoUpdate({
      target: oneTimeCodes.keyHash,
      // Not `now()` again: Citus takes no function of the clock here.
      set: { ...row, sentAt: sql`excluded.sent_at`, expiresAt: sql`excluded.expires_at` },
    })
  return code
}

/** The code that this browser waits for. The result does not reveal whether any account has the identifier. */
export async function findCode(queries: Queries, holder: CodeHolder): Promise<CodeRow | undefined> {
  const [row] = await queries.select().from(oneTimeCodes).where(isOpen(holder))
  return row
}

/** The unique form of the identifier for which this browser requested a code last, even if that code has expired. */
export async function findRequestedName(queries: Queries, holder: CodeHolder): Promise<string | undefined> {
  const [row] = await queries
    .select({ normalized: oneTimeCodes.normalized })
    .from(oneTimeCodes)
    .where(isOf(holder))
  return row?.normalized
}

/** A code that was guessed correctly. `useCode` invalidates it. */
export interface VerifiedCode extends CodeRow {
  readonly holder: CodeHolder
}

interface Guess {
  /** Without blanks and dashes. */
  readonly code: string
  /** The unique form of the identifier that the guess is for: the browser may have requested a code for another one in the meantime. */
  readonly normalized: string
  /** The session in which the guess is made, for a code that was requested in a session. */
  readonly sessionId?: string | null
}

/**
 * Compares a code. One statement compares the hashes and counts a wrong guess, so that concurrent guesses cannot exceed five. A correct
 * guess is not counted: the call that it allows may still be refused, for lack of a proof for example, and then sends the same code again.
 * The comparisons need not take constant time: time could tell something of the beginning of a hash, and five guesses are too few to use it.
 * @throws ApiError validation_failed with `code_wrong` at `code`; code_over when there is no valid code left to guess
 */
export async function guessCode(
  queries: Queries,
  holder: CodeHolder,
  { code, normalized, sessionId = null }: Guess,
): Promise<VerifiedCode> {
  const guessHash = hashCode(holder, normalized, code)
  const [row] = await queries
    .update(oneTimeCodes)
    .set({
      guesses: sql`${oneTimeCodes.guesses} + case when ${oneTimeCodes.codeHash} = ${guessHash}::text then 0 else 1 end`,
    })
    .where(
      and(
        isOpen(holder),
        eq(oneTimeCodes.normalized, normalized),
        sessionId === null ? isNull(oneTimeCodes.sessionId) : eq(oneTimeCodes.sessionId, sessionId),
        lt(oneTimeCodes.guesses, maxGuesses),
      ),
    )
    .returning()
  if (row === undefined) throw new ApiError('code_over')
  if (row.codeHash === guessHash) return { ...row, holder }
  if (row.guesses >= maxGuesses) throw new ApiError('code_over')
  throw new ApiError('validation_failed', { errors: [{ field: 'code', code: 'code_wrong' }] })
}

/**
 * Uses a code up. Call it in the transaction of the work that the code allows, with the person locked. Of several concurrent calls, only
 * one succeeds.
 * @throws ApiError code_over
 */
export async function useCode(queries: Queries, { holder, codeHash }: VerifiedCode): Promise<void> {
  const used = await queries
    .delete(oneTimeCodes)
    .where(and(isOpen(holder), eq(oneTimeCodes.codeHash, codeHash)))
    .returning({ keyHash: oneTimeCodes.keyHash })
  if (used.length === 0) throw new ApiError('code_over')
}

/** Deletes all codes of a person. */
export async function endCodes(queries: Queries, userId: string): Promise<void> {
  await queries.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId))
}

/** Deletes expired codes, which are no longer valid anyway. @returns how many of at most `size` */
export function deleteExpiredOneTimeCodes(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'one_time_codes', key: 'key_hash', by: 'expires_at' }, size)
}

function isOpen(holder: CodeHolder) {
  return and(isOf(holder), gt(oneTimeCodes.expiresAt, sql`now()`))
}

function isOf(holder: CodeHolder) {
  return eq(oneTimeCodes.keyHash, hashHolder(holder))
}

/** The primary key of a code: a hash, so that the database does not store the secret itself. */
export function hashHolder({ purpose, secret }: CodeHolder): string {
  return hash('sha256', `${purpose}\n${secret}`, 'base64url')
}

function hashCode({ purpose, secret }: CodeHolder, normalized: string, code: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${normalized}\n${code}`).digest('base64url')
}
