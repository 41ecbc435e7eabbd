import { count, eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { identities, passkeys } from '../database/schema/schema.ts'
import { hasPasskeys, hasPasswords, hasProvider, type WayInSettings } from '../settings/sign-in-methods.ts'
import type { LockedPerson } from './hold-person.ts'
import { listReachableKinds } from '../notifications/messages-config.ts'
import { hasProof } from './identifiers/identifiers.ts'

/**
 * Can the person still sign in? Call it in the transaction that has removed one of the ways, with the person locked, so that two
 * concurrent removals cannot remove the last two.
 */
export async function canStillSignIn(
  queries: Queries,
  userId: string,
  { passwordHash, email, phone }: Pick<LockedPerson, 'passwordHash' | 'email' | 'phone'>,
  settings: WayInSettings,
): Promise<boolean> {
  if (hasPasswords(settings) && passwordHash !== null && (email ?? phone) !== null) return true
  // An unproven identifier does not count: it may be a stranger's, who would get the code.
  const reachableKinds = settings.signInMethods.includes('code') ? listReachableKinds(settings.messages) : []
  if (await hasProof(queries, userId, reachableKinds)) return true
  const linked = await queries
    .select({ social: identities.social })
    .from(identities)
    .where(eq(identities.userId, userId))
  if (linked.some(({ social }) => hasProvider(settings, social))) return true
  if (!hasPasskeys(settings)) return false
  const [left] = await queries.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return left !== undefined && left.count > 0
}
