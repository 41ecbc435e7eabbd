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
 * own limits. Call it in a transaction.
 * @returns `undefined` if the account was deleted
 */
export async function setPassword(
  queries: Queries,
  userId: string,
  passwordHash: string,
): Promise<UserRow | undefined> {
  const [user] = await queries
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, userId))
    .returning(userColumns)
  await queries.delete(sessions).where(eq(sessions.userId, userId))
  await endRecoveries(queries, userId)
  await endLinks(queries, userId)
  if (user !== undefined) await forgetPlaces(queries, listNames(user))
  return user
}
