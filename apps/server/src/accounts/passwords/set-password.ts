import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { sessions, users } from '../../database/schema.ts'
import { forgetPlaces } from '../../protection/limits/forget-person.ts'
import { endRecoveries } from '../recovery/end-recoveries.ts'
import { endLinks } from '../../social/authorization/state.ts'
import { listNames } from '../account-name.ts'
import { userColumns, type UserRow } from '../user.ts'

/**
 * Sets a password and ends everything that depends on the old one: sessions, recoveries, pending linkings, and known places with their
 * own limits. Call it in a transaction, as its last step: the limits of places are shared rows, for which sign-ins of others may wait
 * until it ends.
 * @param then does what else belongs to the transaction, before the places are forgotten
 * @returns what `then` returns; `undefined` if the account was deleted
 */
export async function setPassword<Result>(
  queries: Queries,
  { userId, passwordHash }: { readonly userId: string; readonly passwordHash: string },
  then: (user: UserRow) => Promise<Result>,
): Promise<Result | undefined> {
  const [user] = await queries
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, userId))
    .returning(userColumns)
  await queries.delete(sessions).where(eq(sessions.userId, userId))
  await endRecoveries(queries, userId)
  await endLinks(queries, userId)
  if (user === undefined) return undefined
  const result = await then(user)
  await forgetPlaces(queries, listNames(user))
  return result
}
