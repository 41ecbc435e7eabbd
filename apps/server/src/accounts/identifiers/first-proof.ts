import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Ended } from '@foyer/core/wire'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { forgetPlaces } from '../../protection/limits/forget-person.ts'
import type { Queries } from '../../database/database.ts'
import {
  identifierUndos,
  identities,
  sessions,
  userEmails,
  userPhones,
  users,
} from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import type { Caller } from '../../protection/caller.ts'
import { hasPasswords, type SignInSettings } from '../../settings/sign-in-methods.ts'
import { endFactors } from '../factors/end-factors.ts'
import { endPending } from '../end-pending.ts'
import { listNames } from '../account-name.ts'
import { hasProof } from './identifiers.ts'

export interface Proof {
  readonly userId: string
  /** The kind of the identifier at which the person has just shown that they receive messages. */
  readonly kind: 'email' | 'phone'
  readonly caller: Caller
}

/**
 * Records that an identifier is proven to be the person's. Whoever proves one first owns the account: somebody else may have created it
 * with an address that is not theirs, and prepared ways back in. So the first proof ends passwords, sessions, linked providers, pending
 * changes and codes. The session that gives the proof stays, and so does a password that was set in it. Call it in a transaction that has
 * locked the person, as its last step: it deletes known places from the rate limits, and other people's sign-ins may wait for those rows
 * until the transaction ends.
 * @param sessionId the session in which the code was requested; `null`: none, so no session stays
 * @returns `null` if an identifier of the account was proven before: then nothing ends. `hadPassword` is false where passwords are not a
 * sign-in method
 */
export async function proveIdentifier(
  queries: Queries,
  proof: Proof & { readonly sessionId: string | null },
  settings: SignInSettings,
): Promise<Ended | null> {
  const { userId, sessionId } = proof
  if (!(await markProven(queries, proof))) return null
  const isOther = sessionId === null ? undefined : ne(sessions.id, sessionId)
  await queries.delete(sessions).where(and(eq(sessions.userId, userId), isOther))
  const isFromElsewhere =
    sessionId === null
      ? undefined
      : or(isNull(users.passwordSessionId), ne(users.passwordSessionId, sessionId))
  const withoutPassword = await queries
    .update(users)
    .set({ passwordHash: null })
    .where(and(eq(users.id, userId), isNotNull(users.passwordHash), isFromElsewhere))
    .returning({ id: users.id })
  await endPending(queries, userId)
  const unlinked = await endOtherWays(queries, proof, sessionId)
  const [user] = await queries.select().from(users).where(eq(users.id, userId))
  if (user !== undefined) await forgetPlaces(queries, [userId, ...listNames(user)])
  return { unlinked, hadPassword: withoutPassword.length > 0 && hasPasswords(settings) }
}

/**
 * Like `proveIdentifier`, for a recovery, which sets a new password and itself ends everything that depends on the old one.
 * @returns the providers that a first proof has unlinked
 */
export async function proveByRecovery(queries: Queries, proof: Proof): Promise<Ended['unlinked']> {
  return (await markProven(queries, proof)) ? endOtherWays(queries, proof, null) : []
}

/**
 * @returns whether it is the account's first proof
 * @throws ApiError code_over if the account has no identifier of this kind
 */
async function markProven(queries: Queries, { userId, kind }: Proof): Promise<boolean> {
  const wasProven = await hasProof(queries, userId)
  const table = kind === 'email' ? userEmails : userPhones
  const [row] = await queries
    .select({ verifiedAt: table.verifiedAt })
    .from(table)
    .where(eq(table.userId, userId))
  // The account has no such identifier any more.
  if (row === undefined) throw new ApiError('code_over')
  // Keep the time of the first proof, however often it is proven again.
  if (row.verifiedAt === null)
    await queries
      .update(table)
      .set({ verifiedAt: sql`now()` })
      .where(eq(table.userId, userId))
  return !wasProven
}

async function endOtherWays(
  queries: Queries,
  { userId, kind, caller }: Proof,
  sessionId: string | null,
): Promise<Ended['unlinked']> {
  const unlinked = await queries
    .delete(identities)
    .where(eq(identities.userId, userId))
    .returning({ social: identities.social, name: identities.name })
  await endFactors(queries, userId, sessionId)
  await queries.delete(identifierUndos).where(eq(identifierUndos.userId, userId))
  const details = { kind, unlinked: unlinked.map(({ social }) => social).join(' ') }
  await recordEvent(queries, { event: 'address_proven', userId, caller, details })
  return unlinked
}
