import { createHash, randomInt } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { recoveryCodes } from '../../database/schema/schema.ts'
import { countOnce, hasGuessLeft, isCounted, undoCount, type GuessRequest } from '../codes/count-once.ts'
import { codeMinutes } from '../codes/one-time-codes.ts'
import { lockPerson } from '../hold-person.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'

/** The number of guesses at one code. A rate limit bounds the number of codes in a day. */
const maxAttempts = 5

/** A code belongs to a phone number and the browser that requested it. Another browser has its own code, or none. */
export interface CodeHolder {
  /** As stored. */
  readonly phone: string
  /** From the browser's recovery cookie. */
  readonly secret: string
}

/** A code that was guessed correctly. `useRecoveryCode` invalidates it. */
export interface VerifiedCode {
  readonly keyHash: string
  readonly codeHash: string
  readonly userId: string
}

/** `over`: there is no valid code left to guess. */
export type Guess = VerifiedCode | 'wrong' | 'over'

export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * Stores a code for a phone number and browser, replacing an earlier one.
 * @param userId `null`: no account has this number, so no guess will match
 */
export async function writeRecoveryCode(
  queries: Queries,
  { holder, userId, codeHash }: { holder: CodeHolder; userId: string | null; codeHash: string },
): Promise<void> {
  const code = {
    userId,
    codeHash,
    attempts: 0,
    guessedBy: null,
    expiresAt: sql`now() + make_interval(mins => ${codeMinutes})`,
  }
  await queries
    .insert(recoveryCodes)
    .values({ keyHash: hashHolder(holder), ...code })
    // Not `now()` again: Citus takes no function of the clock here.
    .onConflictDoUpdate({
      target: recoveryCodes.keyHash,
      set: { ...code, expiresAt: sql`excluded.expires_at` },
    })
}

/** Does this browser have a valid code? The answer does not reveal whether any account has the number. */
export async function hasOpenCode(
  queries: Queries,
  holder: CodeHolder,
  request: GuessRequest,
): Promise<boolean> {
  const rows = await queries
    .select({ keyHash: recoveryCodes.keyHash })
    .from(recoveryCodes)
    .where(canBeGuessed(hashHolder(holder), request))
  return rows.length > 0
}

/**
 * Counts a guess before it is checked, so that concurrent guesses cannot exceed five. A copy of the same request, which may arrive while
 * the first is being checked, is not counted again. If no account has the number, every guess is wrong.
 */
export async function guessRecoveryCode(
  queries: Queries,
  hasher: PasswordHasher,
  { holder, code, request }: { holder: CodeHolder; code: string; request: GuessRequest },
): Promise<Guess> {
  const keyHash = hashHolder(holder)
  const [counted] = await queries
    .update(recoveryCodes)
    .set(countOnce(recoveryCodes, request))
    .where(canBeGuessed(keyHash, request))
    .returning({
      userId: recoveryCodes.userId,
      codeHash: recoveryCodes.codeHash,
      attempts: recoveryCodes.attempts,
    })
  if (counted === undefined) return 'over'
  const isMatch = await hasher.verify(counted.codeHash, code).catch(async (error: unknown) => {
    // The guess was not compared, for example because too many passwords are waiting.
    await undoGuess(queries, keyHash, counted.codeHash, request)
    throw error
  })
  if (isMatch && counted.userId !== null) {
    await undoGuess(queries, keyHash, counted.codeHash, request)
    return { keyHash, codeHash: counted.codeHash, userId: counted.userId }
  }
  return counted.attempts < maxAttempts ? 'wrong' : 'over'
}

/** A correct guess is not counted: the server may refuse the new password sent with it, and the same code comes again with another one. */
async function undoGuess(
  queries: Queries,
  keyHash: string,
  codeHash: string,
  request: GuessRequest,
): Promise<void> {
  await queries
    .update(recoveryCodes)
    .set(undoCount(recoveryCodes))
    .where(
      and(
        eq(recoveryCodes.keyHash, keyHash),
        eq(recoveryCodes.codeHash, codeHash),
        isCounted(recoveryCodes, request),
      ),
    )
}

/** Invalidates the code. Call it with the person's row locked. Of several concurrent calls, only one gets the person. */
export async function useRecoveryCode(
  queries: Queries,
  { keyHash, codeHash, userId }: VerifiedCode,
): Promise<string | null> {
  await lockPerson(queries, userId)
  const [used] = await queries
    .delete(recoveryCodes)
    .where(and(isOpen(keyHash), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return used?.userId ?? null
}

function canBeGuessed(keyHash: string, request: GuessRequest) {
  return and(isOpen(keyHash), hasGuessLeft(recoveryCodes, maxAttempts, request))
}

function isOpen(keyHash: string) {
  return and(eq(recoveryCodes.keyHash, keyHash), gt(recoveryCodes.expiresAt, sql`now()`))
}

function hashHolder({ phone, secret }: CodeHolder): string {
  return createHash('sha256').update(`${phone}\n${secret}`).digest('base64url')
}
