import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { sessions, users } from '../database/schema/schema.ts'
import { ApiError } from '../api-error.ts'
import type { WayInSettings } from '../settings/sign-in-methods.ts'
import { needProof } from './sessions/proof-ways.ts'
import { isRecentProof, lacksSecondFactor, recentMinutes, selectState } from './sessions/recent-proof.ts'

/** A signed-in person and their session. */
export interface SessionOwner {
  readonly userId: string
  readonly sessionId: string
}

/** Who sends a request: a signed-in person, and what the request shows of their proofs. */
export interface Actor extends SessionOwner {
  /** The hash of the request's proof token; `null`: it has none. */
  readonly proofHash: string | null
}

export interface LockedPerson {
  readonly passwordHash: string | null
  readonly email: string | null
  readonly phone: string | null
  /** They sign in with a second factor. */
  readonly hasSecondFactor: boolean
  /** They have shown within the last minutes who they are, by their second factor if they have one. */
  readonly isRecent: boolean
  /** They have a second factor, and have not shown it in this session. */
  readonly lacksSecondFactor: boolean
}

/**
 * Locks a person's row until the transaction ends. A password change and a recovery both lock it before any other row: two transactions
 * that lock the same rows in different orders would deadlock.
 */
export async function lockPerson(queries: Queries, userId: string): Promise<void> {
  await queries.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/**
 * Locks a person. Call it first in every transaction that writes to the person's own account. It checks the session again, because a
 * recovery may have ended it while a password was verified or a provider answered. It locks the rows of the person and the session until
 * the transaction ends, so that a concurrent recovery waits, and then sees what was written.
 * @throws ApiError unauthenticated
 */
export async function holdPerson(
  queries: Queries,
  { userId, sessionId, proofHash }: Actor,
): Promise<LockedPerson> {
  const [person] = await queries
    .select({
      passwordHash: users.passwordHash,
      email: users.email,
      phone: users.phone,
      secondFactorAt: users.secondFactorAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  const [session] = await queries
    .select({
      methods: sessions.methods,
      proofHash: sessions.proofHash,
      openedMethods: sessions.openedMethods,
      isInTime: sql<boolean>`coalesce(${sessions.authenticatedAt}, ${sessions.createdAt}) > now() - make_interval(mins => ${recentMinutes})`,
    })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .for('share')
  if (person === undefined || session === undefined) throw new ApiError('unauthenticated')
  const { secondFactorAt, ...columns } = person
  const hasSecondFactor = secondFactorAt !== null
  const sessionState = { ...selectState(session, proofHash), hasSecondFactor }
  return {
    ...columns,
    hasSecondFactor,
    isRecent: isRecentProof(sessionState),
    lacksSecondFactor: lacksSecondFactor(sessionState),
  }
}

/**
 * Like `holdPerson`, for a procedure that a recent proof has started and a code finishes, minutes later. If the person has enrolled a second
 * factor in another session since, this session's proof no longer counts.
 * @throws ApiError proof_needed; unauthenticated
 */
export async function holdToFinish(
  queries: Queries,
  actor: Actor,
  settings: WayInSettings,
): Promise<LockedPerson> {
  const person = await holdPerson(queries, actor)
  if (person.lacksSecondFactor) throw await needProof(queries, actor.userId, settings)
  return person
}

/**
 * Like `holdPerson`, for a call that needs a recent proof. The hook has checked that already, but the proof may have become too old since.
 * @throws ApiError proof_needed; unauthenticated
 */
export async function holdRecent(
  queries: Queries,
  actor: Actor,
  settings: WayInSettings,
): Promise<LockedPerson> {
  const person = await holdPerson(queries, actor)
  if (!person.isRecent) throw await needProof(queries, actor.userId, settings)
  return person
}
