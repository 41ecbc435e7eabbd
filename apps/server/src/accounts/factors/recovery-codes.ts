import { createHmac, hash, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { and, count, eq, inArray, isNull, min, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { factorRecoveryCodes } from '../../database/schema/schema.ts'
import { HttpError } from '../../http/errors/http-error.ts'

const codesEach = 10
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

/** Of scrypt: 4 MiB and some milliseconds for each guess. A code has 50 random bits, so this is enough where a password needs more. */
const hashCost = { N: 4096, r: 8, p: 1 }
const hashBytes = 32

const deriveKey = promisify<string, string, number, typeof hashCost, Buffer>(scrypt)

/**
 * Makes ten codes in place of those before. Call it in the transaction that has locked the person.
 * @param secret of a request that may be sent again, and then gives the same codes: 256 bits that are stored nowhere
 * @returns the codes, as they are shown once; stored are their hashes
 */
export async function makeRecoveryCodes(
  queries: Queries,
  userId: string,
  secret: Buffer = randomBytes(32),
): Promise<string[]> {
  const codes = deriveCodes(secret)
  const hashes = await hashCodes(userId, codes)
  await queries.delete(factorRecoveryCodes).where(eq(factorRecoveryCodes.userId, userId))
  await queries.insert(factorRecoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
  return codes.map(showCode)
}

/** The codes of a request that is sent again; `undefined` if they have been replaced since. */
export async function repeatRecoveryCodes(
  queries: Queries,
  userId: string,
  secret: Buffer,
): Promise<string[] | undefined> {
  const codes = deriveCodes(secret)
  const hashes = await hashCodes(userId, codes)
  const rows = await queries
    .select({ codeHash: factorRecoveryCodes.codeHash })
    .from(factorRecoveryCodes)
    .where(eq(factorRecoveryCodes.userId, userId))
  const present = new Set(rows.map(({ codeHash }) => codeHash))
  return hashes.every((codeHash) => present.has(codeHash)) ? codes.map(showCode) : undefined
}

/**
 * Uses a code up. Of several copies, one counts.
 * @returns how many are left
 * @throws HttpError validation_failed with `recovery_code_wrong` at `recoveryCode`
 */
export async function useRecoveryCode(queries: Queries, userId: string, given: string): Promise<number> {
  const code = readCode(given)
  const used = await queries
    .update(factorRecoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(factorRecoveryCodes.userId, userId),
        inArray(factorRecoveryCodes.codeHash, [await hashCode(userId, code), formerHash(userId, code)]),
        isNull(factorRecoveryCodes.usedAt),
      ),
    )
    .returning({ userId: factorRecoveryCodes.userId })
  if (used.length === 0)
    throw new HttpError('validation_failed', {
      errors: [{ field: 'recoveryCode', code: 'recovery_code_wrong' }],
    })
  return (await countRecoveryCodes(queries, userId))?.left ?? 0
}

/** How many are unused, and when they were made; `null`: there are none. */
export async function countRecoveryCodes(
  queries: Queries,
  userId: string,
): Promise<{ left: number; createdAt: string } | null> {
  const [row] = await queries
    .select({ left: count(), createdAt: min(factorRecoveryCodes.createdAt) })
    .from(factorRecoveryCodes)
    .where(and(eq(factorRecoveryCodes.userId, userId), isNull(factorRecoveryCodes.usedAt)))
  if (row !== undefined && row.createdAt !== null)
    return { left: row.left, createdAt: row.createdAt.toISOString() }
  const [first] = await queries
    .select({ createdAt: min(factorRecoveryCodes.createdAt) })
    .from(factorRecoveryCodes)
    .where(eq(factorRecoveryCodes.userId, userId))
  return first === undefined || first.createdAt === null
    ? null
    : { left: 0, createdAt: first.createdAt.toISOString() }
}

/** Of 50 bits each, in letters that nobody takes for others (Crockford's base 32). */
function deriveCodes(secret: Buffer): string[] {
  return Array.from({ length: codesEach }, (_, index) => {
    const bytes = createHmac('sha256', secret).update(`recovery code ${index}`).digest().subarray(0, length)
    return [...bytes].map((byte) => letters.charAt(byte % letters.length)).join('')
  })
}

function showCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** As people type it: in small letters, with blanks and dashes or without, an O for a zero. */
function readCode(given: string): string {
  return given.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** Slow, and salted with the person's id: whoever has a copy of the database finds no code by trying. */
async function hashCode(userId: string, code: string): Promise<string> {
  return (await deriveKey(code, userId, hashBytes, hashCost)).toString('base64url')
}

function hashCodes(userId: string, codes: readonly string[]): Promise<string[]> {
  return Promise.all(codes.map((code) => hashCode(userId, code)))
}

/** How codes were stored before they were hashed slowly. They stay valid. */
function formerHash(userId: string, code: string): string {
  return hash('sha256', `${userId}\n${code}`, 'base64url')
}
