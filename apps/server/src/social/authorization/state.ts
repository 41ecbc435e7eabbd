import { hash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { stateMinutes } from '@foyer/core/social'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { socialStates } from '../../database/schema/schema.ts'

type Row = typeof socialStates.$inferSelect

/** What is stored when an authorization request starts. */
export type NewState = Omit<Row, 'stateHash' | 'browserHash' | 'expiresAt'> & {
  /** The state that the browser gets. Only its hash is stored. */
  readonly state: string
  /** The value of the authorization cookie. */
  readonly browserToken: string
}

/** What has to match when the person comes back. */
interface StateLookup {
  readonly state: string
  readonly provider: string
  readonly purpose: Row['purpose']
  readonly browserToken: string
  /** For a linking: the session that started it. */
  readonly sessionId?: string
}

/** 256 random bits: the state, the nonce, and the authorization cookie. */
export function createRandomToken(): string {
  return randomBytes(32).toString('base64url')
}

export async function createState(
  queries: Queries,
  { state, browserToken, ...row }: NewState,
): Promise<void> {
  await queries.insert(socialStates).values({
    ...row,
    stateHash: hashToken(state),
    browserHash: hashToken(browserToken),
    expiresAt: sql`now() + make_interval(mins => ${stateMinutes})`,
  })
}

/** Deletes the state and returns it, in one statement, so that it works once. A state of another browser is left alone. */
export async function consumeState(queries: Queries, lookup: StateLookup): Promise<Row | undefined> {
  const [row] = await queries.delete(socialStates).where(matches(lookup)).returning()
  return row
}

/** OPEN_ID: stores the `return_to` of the request, to compare it with the answer. `false`: there is no such state. */
export async function storeReturnTo(
  queries: Queries,
  lookup: StateLookup,
  returnTo: string,
): Promise<boolean> {
  const rows = await queries
    .update(socialStates)
    .set({ redirectUrl: returnTo })
    .where(matches(lookup))
    .returning({ stateHash: socialStates.stateHash })
  return rows.length === 1
}

/** @returns how many of at most `size` */
export function deleteExpiredStates(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'social_states', key: 'state_hash', by: 'expires_at' }, size)
}

/** Deletes the pending linkings to this account. */
export async function endLinks(queries: Queries, userId: string): Promise<void> {
  await queries.delete(socialStates).where(eq(socialStates.userId, userId))
}

function matches({ state, provider, purpose, browserToken, sessionId }: StateLookup) {
  return and(
    eq(socialStates.stateHash, hashToken(state)),
    eq(socialStates.provider, provider),
    eq(socialStates.purpose, purpose),
    eq(socialStates.browserHash, hashToken(browserToken)),
    gt(socialStates.expiresAt, sql`now()`),
    sessionId === undefined ? undefined : eq(socialStates.sessionId, sessionId),
  )
}

/** A plain hash is enough, because a random token cannot be guessed. */
function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
