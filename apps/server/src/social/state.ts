import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { socialStates } from '../database/schema.ts'

export const stateMinutes = 10

type Row = typeof socialStates.$inferSelect

/** What is known when somebody sets out for a provider. */
export type NewState = Omit<Row, 'stateHash' | 'attemptHash' | 'expiresAt'> & {
  /** As it is handed out; stored nowhere. */
  readonly state: string
  /** What the attempt cookie holds. */
  readonly attempt: string
}

/** What has to be known to come back. */
interface Return {
  readonly state: string
  readonly provider: string
  readonly purpose: Row['purpose']
  readonly attempt: string
  /** Linking: the session that set out. */
  readonly sessionId?: string
}

/** 256 random bits: the state, the nonce, and the attempt cookie. */
export function createRandomToken(): string {
  return randomBytes(32).toString('base64url')
}

export async function createState(queries: Queries, { state, attempt, ...row }: NewState): Promise<void> {
  await queries.insert(socialStates).values({
    ...row,
    stateHash: hashToken(state),
    attemptHash: hashToken(attempt),
    expiresAt: sql`now() + make_interval(mins => ${stateMinutes})`,
  })
}

/** One statement: of any number who come back with a state, one gets it. A state of somebody else is left where it is. */
export async function consumeState(queries: Queries, way: Return): Promise<Row | undefined> {
  const [row] = await queries.delete(socialStates).where(matches(way)).returning()
  return row
}

/** OPEN_ID: what is sent as return_to is kept, to be compared with what comes back. `false`: there is no such state. */
export async function keepReturnTo(queries: Queries, way: Return, returnTo: string): Promise<boolean> {
  const rows = await queries
    .update(socialStates)
    .set({ redirectUrl: returnTo })
    .where(matches(way))
    .returning({ stateHash: socialStates.stateHash })
  return rows.length === 1
}

export async function deleteExpiredStates(queries: Queries): Promise<void> {
  await queries.delete(socialStates).where(lte(socialStates.expiresAt, sql`now()`))
}

/** RFC 7636, 4.6, by S256 alone. */
export function isVerifierOf(codeChallenge: string, codeVerifier: string): boolean {
  const expected = Buffer.from(codeChallenge)
  const given = Buffer.from(createCodeChallenge(codeVerifier))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** RFC 7636, 4.2. */
export function createCodeChallenge(codeVerifier: string): string {
  return hash('sha256', codeVerifier, 'base64url')
}

/**
 * The verifier of a link, where no page keeps one: made of what the browser alone knows and what the address holds.
 * Neither the address nor the database makes it.
 */
export function deriveCodeVerifier(attempt: string, state: string): string {
  return createHmac('sha256', attempt).update(`verifier ${state}`).digest('base64url')
}

function matches({ state, provider, purpose, attempt, sessionId }: Return) {
  return and(
    eq(socialStates.stateHash, hashToken(state)),
    eq(socialStates.provider, provider),
    eq(socialStates.purpose, purpose),
    eq(socialStates.attemptHash, hashToken(attempt)),
    gt(socialStates.expiresAt, sql`now()`),
    sessionId === undefined ? undefined : eq(socialStates.sessionId, sessionId),
  )
}

/** One hash is enough for a random token: there is nothing to guess. */
function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
