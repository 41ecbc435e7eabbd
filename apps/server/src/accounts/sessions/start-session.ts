import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Fingerprint } from '@foyer/core/wire'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { sessions } from '../../database/schema/schema.ts'
import type { Caller } from '../../protection/caller.ts'
import { createRepeatableToken, type IdempotentRequest } from './idempotent-request.ts'
import { createSessionToken, hashSessionToken, isSessionToken, readUserId } from './session-token.ts'

/**
 * How somebody has proven who they are, by the names of RFC 8176: `swk` is a passkey that is synced, `hwk` one that stays on its device,
 * `user` one whose authenticator has verified the user, `mfa` two factors. `fed`, a name of our own, is a provider.
 */
export type AuthMethod = 'pwd' | 'otp' | 'sms' | 'fed' | 'swk' | 'hwk' | 'user' | 'mfa'

export interface NewSession {
  /** Default: random. */
  readonly id?: string
  readonly userId: string
  readonly methods: readonly AuthMethod[]
  /** The last proof. Default: now. */
  readonly authenticatedAt?: Date | undefined
  readonly days: number
  readonly caller: Caller
  readonly fingerprint?: Fingerprint | undefined
  /** The previous token in the browser's cookie, whose session ends. */
  readonly previousToken?: string | undefined
  /** Set if the submit can be sent again: the same request gets the same session. */
  readonly idempotentRequest?: IdempotentRequest | undefined
}

/** Writes a session and returns its token, which is stored nowhere. */
export async function startSession(queries: Queries, session: NewSession): Promise<string> {
  const { idempotentRequest, previousToken } = session
  const token =
    idempotentRequest === undefined
      ? createSessionToken(session.userId)
      : await createRepeatableToken(queries, session.userId, idempotentRequest)
  const row = {
    id: session.id ?? randomUUID(),
    tokenHash: hashSessionToken(token),
    userId: session.userId,
    expiresAt: sql`now() + make_interval(days => ${session.days})`,
    address: session.caller.address,
    userAgent: session.caller.userAgent,
    fingerprint: session.fingerprint ?? null,
    authenticatedAt: session.authenticatedAt ?? sql`now()`,
    methods: [...session.methods],
  }
  await queries.insert(sessions).values(row).onConflictDoNothing()
  await endOldestSessions(queries, session.userId)
  if (previousToken !== undefined && previousToken !== token) await endSession(queries, previousToken)
  return token
}

/** Per person, and more than people have. A program that signs in again and again only ends older sessions of its own account. */
export const maxSessions = 100

/**
 * Ends a person's oldest sessions beyond `maxSessions`: their rows contain device descriptions from the client, and must not grow without
 * limit. Skips sessions that another sign-in is ending.
 */
export async function endOldestSessions(queries: Queries, userId: string): Promise<void> {
  const isOfUser = eq(sessions.userId, userId)
  const oldest = queries
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(isOfUser)
    .orderBy(desc(sessions.createdAt))
    .offset(maxSessions)
    .for('update', { skipLocked: true })
  await queries.delete(sessions).where(and(isOfUser, inArray(sessions.tokenHash, oldest)))
}

/** @returns the id of the session's user; `undefined` if it had ended already */
export async function endSession(queries: Queries, token: string): Promise<string | undefined> {
  if (!isSessionToken(token)) return undefined
  const isThisSession = eq(sessions.tokenHash, hashSessionToken(token))
  // The second condition finds tokens of the previous release, which do not contain the user's id.
  for (const where of [and(isThisSession, eq(sessions.userId, readUserId(token))), isThisSession]) {
    const [ended] = await queries.delete(sessions).where(where).returning({ userId: sessions.userId })
    if (ended !== undefined) return ended.userId
  }
  return undefined
}

/** Ends one of this person's sessions by its public id. */
export async function revokeSession(queries: Queries, userId: string, id: string): Promise<boolean> {
  const ended = await queries
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all sessions of a person but one. @returns the number of ended sessions */
export async function endOtherSessions(
  queries: Queries,
  userId: string,
  keptSessionId: string,
): Promise<number> {
  const ended = await queries
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId)))
    .returning({ id: sessions.id })
  return ended.length
}

/** Deletes expired sessions, which are no longer valid anyway. @returns how many of at most `size` */
export function deleteExpiredSessions(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'sessions', key: 'token_hash', by: 'expires_at' }, size)
}
