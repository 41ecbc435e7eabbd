import { createHmac, hash, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { oneTimeCodes } from '../../database/schema/schema.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import type { CodePurpose } from '../../notifications/code-purpose.ts'
import type { AccountName } from '../account-name.ts'

/** In minutes: how long a code is valid. */
export const codeMinutes = 10

/** The number of guesses at one code. */
export const mostGuesses = 5

/** A code belongs to a browser, and to one purpose. Another browser has its own code, or none. */
export interface CodeHolder {
  readonly purpose: CodePurpose
  /** From the browser's code cookie. */
  readonly secret: string
}

export type CodeRow = typeof oneTimeCodes.$inferSelect

export interface NewCode {
  readonly holder: CodeHolder
  /** Where it is sent. */
  readonly name: Pick<AccountName, 'kind' | 'given' | 'normalized'>
  /** `null`: nobody has this identifier, or the code is to open nothing, so no message may be sent. */
  readonly userId: string | null
  /** The session that asks, where somebody is signed in: the code counts nowhere else. */
  readonly sessionId?: string | undefined
  readonly details?: object | undefined
}

/**
 * Makes a code for a browser and a purpose, in place of the one before.
 * @returns the six digits, which are stored as a keyed hash alone
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

/** What this browser waits for: the same whether somebody has the identifier or not. */
export async function findCode(queries: Queries, holder: CodeHolder): Promise<CodeRow | undefined> {
  const [row] = await queries.select().from(oneTimeCodes).where(isOpen(holder))
  return row
}

/** The unique form of the identifier that this browser has asked a code for last, whether that is still valid or not. */
export async function findAskedName(queries: Queries, holder: CodeHolder): Promise<string | undefined> {
  const [row] = await queries
    .select({ normalized: oneTimeCodes.normalized })
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.keyHash, hashHolder(holder)))
  return row?.normalized
}

/** A code that was guessed right. It becomes invalid through `useCode`. */
export interface RightCode extends CodeRow {
  readonly holder: CodeHolder
}

interface Guess {
  /** Without blanks and dashes. */
  readonly code: string
  /** The unique form of the identifier for which the guess is counted: the browser may ask for the code of another one meanwhile. */
  readonly normalized: string
  /** The session of the guess, for a code that was asked for in one. */
  readonly sessionId?: string | null
}

/**
 * Compares a code. The guess is counted before that, so that concurrent guesses cannot exceed five. A right one is none of them: what it
 * opens may be refused, for lack of a proof for example, and the same code comes again.
 * @throws HttpError validation_failed with `code_wrong` at `code`; code_over when there is no valid code left to guess
 */
export async function guessCode(
  queries: Queries,
  holder: CodeHolder,
  { code, normalized, sessionId = null }: Guess,
): Promise<RightCode> {
  const [row] = await queries
    .update(oneTimeCodes)
    .set({ guesses: sql`${oneTimeCodes.guesses} + 1` })
    .where(
      and(isOpen(holder), eq(oneTimeCodes.normalized, normalized), lt(oneTimeCodes.guesses, mostGuesses)),
    )
    .returning()
  if (row === undefined || row.sessionId !== sessionId) throw new HttpError('code_over')
  const given = Buffer.from(hashCode(holder, row.normalized, code))
  if (timingSafeEqual(given, Buffer.from(row.codeHash))) {
    await giveBackGuess(queries, holder, row)
    return { ...row, holder }
  }
  if (row.guesses >= mostGuesses) throw new HttpError('code_over')
  throw new HttpError('validation_failed', { errors: [{ field: 'code', code: 'code_wrong' }] })
}

async function giveBackGuess(queries: Queries, holder: CodeHolder, { codeHash }: CodeRow): Promise<void> {
  await queries
    .update(oneTimeCodes)
    .set({ guesses: sql`${oneTimeCodes.guesses} - 1` })
    .where(and(isOpen(holder), eq(oneTimeCodes.codeHash, codeHash)))
}

/**
 * Uses a code up. Call it in the transaction of what it opens, with the person locked. Of several concurrent calls, only one gets on.
 * @throws HttpError code_over
 */
export async function useCode(queries: Queries, { holder, codeHash }: RightCode): Promise<void> {
  const used = await queries
    .delete(oneTimeCodes)
    .where(and(isOpen(holder), eq(oneTimeCodes.codeHash, codeHash)))
    .returning({ keyHash: oneTimeCodes.keyHash })
  if (used.length === 0) throw new HttpError('code_over')
}

/** Ends all codes of a person. */
export async function endCodes(queries: Queries, userId: string): Promise<void> {
  await queries.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId))
}

/** Deletes expired codes, which are no longer valid anyway. @returns how many of at most `size` */
export function deleteExpiredOneTimeCodes(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'one_time_codes', key: 'key_hash', by: 'expires_at' }, size)
}

function isOpen(holder: CodeHolder) {
  return and(eq(oneTimeCodes.keyHash, hashHolder(holder)), gt(oneTimeCodes.expiresAt, sql`now()`))
}

/** The key under which the database has a code: not the secret itself. */
export function hashHolder({ purpose, secret }: CodeHolder): string {
  return hash('sha256', `${purpose}\n${secret}`, 'base64url')
}

function hashCode({ purpose, secret }: CodeHolder, normalized: string, code: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${normalized}\n${code}`).digest('base64url')
}
