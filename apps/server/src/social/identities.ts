import { and, asc, count, eq, ne } from 'drizzle-orm'
import type { ResponseBody } from '@foyer/core/wire'
import { recordEvent } from '../audit/record-event.ts'
import type { Queries } from '../database/database.ts'
import { identities, users } from '../database/schema.ts'
import type { Caller } from '../http/caller.ts'
import { Refusal } from '../refusals/refusal.ts'
import { nameAccount } from './enter.ts'
import type { Profile } from './provider.ts'

type Identities = ResponseBody<'identities'>['identities']

interface Link {
  readonly userId: string
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
 * Adds a way to sign in. A person has one account of each provider: another one takes the place of the first.
 * @throws Refusal social_identity_taken
 */
export async function linkIdentity(
  queries: Queries,
  { userId, social, profile, caller }: Link,
): Promise<void> {
  await queries.transaction(async (transaction) => {
    // Whoever links or unlinks for one person at the same moment waits here.
    if ((await lockUser(transaction, userId)) === undefined) throw new Refusal('unauthenticated')
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
      if (owner?.userId !== userId) throw new Refusal('social_identity_taken')
      return
    }
    await transaction
      .delete(identities)
      .where(
        and(
          eq(identities.userId, userId),
          eq(identities.social, social),
          ne(identities.subject, profile.subject),
        ),
      )
    const account = nameAccount(social, profile)
    await recordEvent(transaction, {
      event: 'social_linked',
      userId,
      account,
      caller,
      details: { social },
    })
  })
}

/** @throws Refusal not_found, social_last_way */
export async function unlinkIdentity(
  queries: Queries,
  { userId, social, caller }: Omit<Link, 'profile'>,
): Promise<void> {
  await queries.transaction(async (transaction) => {
    // Two that are removed at once are removed one after the other: each sees what the other has left.
    const hasPassword = await lockUser(transaction, userId)
    const ofUser = eq(identities.userId, userId)
    const removed = await transaction
      .delete(identities)
      .where(and(ofUser, eq(identities.social, social)))
      .returning({ social: identities.social })
    if (removed.length === 0) throw new Refusal('not_found')
    const [left] = await transaction.select({ count: count() }).from(identities).where(ofUser)
    if (!hasPassword && left?.count === 0) throw new Refusal('social_last_way')
    await recordEvent(transaction, { event: 'social_unlinked', userId, caller, details: { social } })
  })
}

/** Holds the person's row until the transaction ends. @returns can they sign in with a password? `undefined`: they are gone */
async function lockUser(queries: Queries, userId: string): Promise<boolean | undefined> {
  const [user] = await queries
    .select({ passwordHash: users.passwordHash, email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return user && user.passwordHash !== null && (user.email ?? user.phone) !== null
}
