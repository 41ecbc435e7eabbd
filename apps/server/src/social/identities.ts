import { and, asc, eq, ne } from 'drizzle-orm'
import type { ResponseBody } from '@foyer/core/wire'
import { holdPerson, holdRecent, type Actor } from '../accounts/hold-person.ts'
import { endSessionsOfWay } from '../accounts/sessions/end-sessions-of-way.ts'
import { findRecipient, type Recipient } from '../accounts/notify-person.ts'
import { canStillSignIn } from '../accounts/ways-left.ts'
import { recordEvent } from '../protection/audit/record-event.ts'
import type { Queries } from '../database/database.ts'
import { runTransaction } from '../database/run-transaction.ts'
import { identities } from '../database/schema/schema.ts'
import type { Caller } from '../protection/caller.ts'
import { ApiError } from '../api-error.ts'
import type { WayInSettings } from '../settings/sign-in-methods.ts'
import { nameAccount } from './find-or-create-user.ts'
import type { Profile } from './provider.ts'

type Identities = ResponseBody<'identities'>['identities']

interface Link {
  readonly actor: Actor
  readonly social: string
  readonly profile: Profile
  readonly caller: Caller
}

export async function listIdentities(queries: Queries, userId: string): Promise<Identities> {
  const rows = await queries
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.linkedAt), asc(identities.social))
  return rows.map(({ social, name, linkedAt }) => ({ social, name, linkedAt: linkedAt.toISOString() }))
}

/**
 * Links a provider's account to a person. A person has at most one account of each provider: a second one replaces the first, and ends the
 * sessions that it has opened.
 * @returns whom to notify of it; `undefined` if it was linked before
 * @throws ApiError social_identity_taken; social_state_invalid if the person has enrolled a second factor in another session since the
 * linking was started; unauthenticated when the session has ended
 */
export async function linkIdentity(
  queries: Queries,
  { actor, social, profile, caller }: Link,
): Promise<Recipient | undefined> {
  const { userId } = actor
  return runTransaction(queries, async (transaction) => {
    // Another linking or unlinking of the same person waits for this lock.
    const { lacksSecondFactor, email, phone } = await holdPerson(transaction, actor)
    // If the person starts the linking again, the second factor will be required.
    if (lacksSecondFactor) throw new ApiError('social_state_invalid')
    const added = await transaction
      .insert(identities)
      .values({ social, ...profile, userId })
      .onConflictDoNothing()
      .returning({ userId: identities.userId })
    if (added.length === 0) {
      const [owner] = await transaction
        .select({ userId: identities.userId })
        .from(identities)
        .where(and(eq(identities.social, social), eq(identities.subject, profile.subject)))
      if (owner?.userId !== userId) throw new ApiError('social_identity_taken')
      return undefined
    }
    const replaced = await transaction
      .delete(identities)
      .where(
        and(
          eq(identities.userId, userId),
          eq(identities.social, social),
          ne(identities.subject, profile.subject),
        ),
      )
      .returning({ social: identities.social })
    if (replaced.length > 0) await endSessionsOfWay(transaction, actor, 'provider')
    const account = nameAccount(social, profile)
    await recordEvent(transaction, {
      event: 'social_linked',
      userId,
      account,
      caller,
      details: { social },
    })
    return findRecipient(transaction, { id: userId, email, phone })
  })
}

/**
 * Unlinks a provider, and ends the other sessions that providers have opened.
 * @returns whom to notify of it
 * @throws ApiError not_found, social_last_way; proof_needed; unauthenticated when the session has ended
 */
export async function unlinkIdentity(
  queries: Queries,
  { actor, social, caller }: Omit<Link, 'profile'>,
  settings: WayInSettings,
): Promise<Recipient> {
  const { userId } = actor
  return runTransaction(queries, async (transaction) => {
    const person = await holdRecent(transaction, actor, settings)
    const removed = await transaction
      .delete(identities)
      .where(and(eq(identities.userId, userId), eq(identities.social, social)))
      .returning({ social: identities.social })
    if (removed.length === 0) throw new ApiError('not_found')
    if (!(await canStillSignIn(transaction, userId, person, settings))) throw new ApiError('social_last_way')
    await endSessionsOfWay(transaction, actor, 'provider')
    await recordEvent(transaction, { event: 'social_unlinked', userId, caller, details: { social } })
    return findRecipient(transaction, { id: userId, email: person.email, phone: person.phone })
  })
}
