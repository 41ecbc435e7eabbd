import { createHmac, hash, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { and, count, eq, inArray, isNull, min, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { factorRecoveryCodes } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'

const codeCount = 10
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 10

/** scrypt parameters: 4 MiB and a few milliseconds for each guess. Enough for a code of 50 random bits; a password would need more. */
const hashCost = { N: 4096, r: 8, p: 1 }
const hashBytes = 32

const deriveKey = promisify<string, string, number, typeof hashCost, Buffer>(scrypt)

/** Ten codes that are not stored yet. */
export interface NewRecoveryCodes {
  /** To be shown once. */
  readonly codes: readonly string[]
  readonly hashes: readonly string[]
}

/**
 * Creates ten codes. Hashing them takes tens of milliseconds: call it before the transaction that stores them.
 * @param secret 256 bits from a request that may be sent again, and then returns the same codes; stored nowhere
 */
export async function createRecoveryCodes(
  userId: string,
  secret: Buffer = randomBytes(32),
): Promise<NewRecoveryCodes> {
  const codes = deriveCodes(secret)
  return { codes: codes.map(formatCode), hashes: await hashCodes(userId, codes) }
}

/**
 * Stores the hashes of new codes, which replace the previous ones. Call it in the transaction that has locked the person.
 * @returns the codes
 */
export async function storeRecoveryCodes(
  queries: Queries,
  userId: string,
  { codes, hashes }: NewRecoveryCodes,
): Promise<string[]> {
  await queries.delete(factorRecoveryCodes).where(eq(factorRecoveryCodes.userId, userId))
  await queries.insert(factorRecoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
  return [...codes]
}

/** The codes for a request that was sent again; `undefined` if they have been replaced since. It takes long: call it outside of transactions. */
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
  const current = new Set(rows.map(({ codeHash }) => codeHash))
  return hashes.every((codeHash) => current.has(codeHash)) ? codes.map(formatCode) : undefined
}

/** The hashes that a code may be stored as. They take milliseconds: call it before the transaction that uses the code. */
export async function hashTypedCode(userId: string, typed: string): Promise<string[]> {
  const code = readCode(typed)
  return [await hashCode(userId, code), legacyHash(userId, code)]
}

/**
 * Uses a code up. If the same code arrives several times, only one request succeeds.
 * @param hashes from `hashTypedCode`
 * @returns how many are left
 * @throws ApiError validation_failed with `recovery_code_wrong` at `recoveryCode`
 */
export async function useRecoveryCode(
  queries: Queries,
  userId: string,
  hashes: readonly string[],
): Promise<number> {
  const used = await queries
    .update(factorRecoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(factorRecoveryCodes.userId, userId),
        inArray(factorRecoveryCodes.codeHash, [...hashes]),
        isNull(factorRecoveryCodes.usedAt),
      ),
    )
    .returning({ userId: factorRecoveryCodes.userId })
  if (used.length === 0)
    throw new ApiError('validation_failed', {
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

/** Ten codes of 50 bits each, in an alphabet without look-alike letters (Crockford's base 32). */
function deriveCodes(secret: Buffer): string[] {
  return Array.from({ length: codeCount }, (_, index) => {
    const bytes = createHmac('sha256', secret)
      .update(`recovery code ${index}`)
      .digest()
      .subarray(0, codeLength)
    return [...bytes].map((byte) => alphabet.charAt(byte % alphabet.length)).join('')
  })
}

function formatCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/**
 * Reads a code as people type or copy it: in lower case or full width, with or without blanks, dashes of all kinds and invisible marks, an O
 * for a zero.
 */
function readCode(typed: string): string {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
  return letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** Slow, and salted with the person's id, so that codes cannot be found by brute force in a stolen copy of the database. */
async function hashCode(userId: string, code: string): Promise<string> {
  return (await deriveKey(code, userId, hashBytes, hashCost)).toString('base64url')
}

function hashCodes(userId: string, codes: readonly string[]): Promise<string[]> {
  return Promise.all(codes.map((code) => hashCode(userId, code)))
}

/** How codes were stored before they were hashed slowly. Those codes stay valid. */
function legacyHash(userId: string, code: string): string {
  return hash('sha256', `${userId}\n${code}`, 'base64url')
}
