import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { sessions } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import type { Caller } from '../../protection/caller.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import type { WayInSettings } from '../../settings/sign-in-methods.ts'
import type { LockedPerson, Actor } from '../hold-person.ts'
import { needProof } from './proof-ways.ts'
import { selectState } from './recent-proof.ts'
import { createProofToken, hashSessionToken } from './session-token.ts'
import type { AuthMethod } from './start-session.ts'

interface ShownProof {
  readonly methods: readonly AuthMethod[]
  readonly caller: Caller
}

/**
 * Accepts what the person of a session has shown, unless they have a second factor and this is not one. Call it in the transaction that has
 * locked the person.
 * @returns the proof's token, for the cookie of the browser that has given it
 * @throws ApiError proof_needed
 */
export async function acceptProof(
  queries: Queries,
  actor: Actor,
  { person, ...shown }: ShownProof & { readonly person: LockedPerson },
  settings: WayInSettings,
): Promise<string> {
  if (person.hasSecondFactor && !shown.methods.includes('mfa'))
    throw await needProof(queries, actor.userId, settings)
  return writeProof(queries, actor, shown)
}

/**
 * Records that the person of a session has proven who they are. Call it in the transaction that has locked the person.
 * @returns the proof's token, for the cookie of the browser that has given it. It replaces that of an earlier proof
 */
export async function writeProof(
  queries: Queries,
  { userId, sessionId, proofHash }: Actor,
  { methods: shown, caller }: ShownProof,
): Promise<string> {
  const isSession = and(eq(sessions.userId, userId), eq(sessions.id, sessionId))
  const [session] = await queries.select().from(sessions).where(isSession)
  if (session === undefined) throw new ApiError('unauthenticated')
  const { methods } = selectState({ ...session, isInTime: false }, proofHash)
  const token = createProofToken()
  await queries
    .update(sessions)
    .set({
      authenticatedAt: sql`now()`,
      methods: [...new Set([...(methods ?? []), ...shown])],
      proofHash: hashSessionToken(token),
      openedMethods: session.openedMethods ?? session.methods,
    })
    .where(isSession)
  await recordEvent(queries, { event: 'proof_given', userId, caller, details: { method: shown[0] ?? '' } })
  return token
}
