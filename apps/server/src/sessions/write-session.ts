import { randomUUID } from 'node:crypto'
import { and, eq, lte, ne, sql } from 'drizzle-orm'
import type { Fingerprint } from '@foyer/core/wire'
import type { Queries } from '../database/database.ts'
import { sessions } from '../database/schema.ts'
import type { Caller } from '../http/caller.ts'
import { createAttemptToken, type Attempt } from './attempt.ts'
import { createSessionToken, hashSessionToken } from './session-token.ts'

export interface NewSession {
  readonly userId: string
  readonly days: number
  readonly caller: Caller
  readonly fingerprint?: Fingerprint | undefined
  /** What the browser's cookie held before. That session ends: no token outlives a sign-in. */
  readonly formerToken?: string | undefined
  /** Where the submit can be sent again: the same attempt has the same session. */
  readonly attempt?: Attempt | undefined
}

/** Writes a session and returns its token, which is nowhere else. */
export async function startSession(queries: Queries, session: NewSession): Promise<string> {
  const { attempt, formerToken } = session
  const token = attempt === undefined ? createSessionToken() : await createAttemptToken(queries, attempt)
  const row = {
    id: randomUUID(),
    tokenHash: hashSessionToken(token),
    userId: session.userId,
    expiresAt: sql`now() + make_interval(days => ${session.days})`,
    address: session.caller.address,
    userAgent: session.caller.userAgent,
    fingerprint: session.fingerprint ?? null,
  }
  await queries.insert(sessions).values(row).onConflictDoNothing()
  if (formerToken !== undefined && formerToken !== token) await endSession(queries, formerToken)
  return token
}

/** @returns whose session it was, or `undefined` when it had ended already */
export async function endSession(queries: Queries, token: string): Promise<string | undefined> {
  const [ended] = await queries
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashSessionToken(token)))
    .returning({ userId: sessions.userId })
  return ended?.userId
}

/** Ends one of this person's sessions by its public id. */
export async function revokeSession(queries: Queries, userId: string, id: string): Promise<boolean> {
  const ended = await queries
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** @returns how many they were */
export async function endOtherSessions(queries: Queries, userId: string, stayingId: string): Promise<number> {
  const ended = await queries
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, stayingId)))
    .returning({ id: sessions.id })
  return ended.length
}

/** What is over is no longer found; this frees its room. */
export async function deleteExpiredSessions(queries: Queries): Promise<void> {
  await queries.delete(sessions).where(lte(sessions.expiresAt, sql`now()`))
}
