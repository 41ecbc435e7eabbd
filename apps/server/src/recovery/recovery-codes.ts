import { createHash, randomInt } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { recoveryCodes } from '../database/schema.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import { recoveryMinutes } from './recovery-minutes.ts'

/** Guesses at one code. With six digits they succeed once in 200,000 codes. */
const mostAttempts = 5

/** A code that was guessed right. It is used up by `useRecoveryCode`, or by somebody else before. */
export interface RightCode {
  readonly phoneHash: string
  readonly codeHash: string
}

export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Makes the one code of a phone; the one before it works no more. @param userId `null`: nobody has this phone; the code opens nothing */
export async function writeRecoveryCode(
  queries: Queries,
  { phone, userId, codeHash }: { phone: string; userId: string | null; codeHash: string },
): Promise<void> {
  const code = {
    userId,
    codeHash,
    attempts: 0,
    expiresAt: sql`now() + make_interval(mins => ${recoveryMinutes})`,
  }
  await queries
    .insert(recoveryCodes)
    .values({ phoneHash: hashPhone(phone), ...code })
    .onConflictDoUpdate({ target: recoveryCodes.phoneHash, set: code })
}

/** Counts the guess before it is looked at: of any number at once no more than five are. A phone without a code takes the same work. */
export async function guessRecoveryCode(
  queries: Queries,
  hasher: PasswordHasher,
  { phone, code }: { phone: string; code: string },
): Promise<RightCode | null> {
  const phoneHash = hashPhone(phone)
  const [counted] = await queries
    .update(recoveryCodes)
    .set({ attempts: sql`${recoveryCodes.attempts} + 1` })
    .where(and(isOpen(phoneHash), lt(recoveryCodes.attempts, mostAttempts)))
    .returning({ userId: recoveryCodes.userId, codeHash: recoveryCodes.codeHash })
  const isRight = await hasher.verify(counted?.codeHash ?? null, code)
  return counted !== undefined && counted.userId !== null && isRight
    ? { phoneHash, codeHash: counted.codeHash }
    : null
}

/** Takes the code out of use. Of any number that try at once one is told whose it was. */
export async function useRecoveryCode(
  queries: Queries,
  { phoneHash, codeHash }: RightCode,
): Promise<string | null> {
  const [used] = await queries
    .delete(recoveryCodes)
    .where(and(isOpen(phoneHash), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return used?.userId ?? null
}

function isOpen(phoneHash: string) {
  return and(eq(recoveryCodes.phoneHash, phoneHash), gt(recoveryCodes.expiresAt, sql`now()`))
}

function hashPhone(phone: string): string {
  return createHash('sha256').update(phone).digest('base64url')
}
