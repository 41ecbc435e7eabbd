import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { sessions, users } from '../database/schema.ts'
import { endRecoveries } from '../recovery/end-recoveries.ts'
import { userColumns, type UserRow } from './user.ts'

/**
 * Sets a password and ends whatever the former one has opened: every session and every recovery. Belongs into a
 * transaction.
 * @returns `undefined` when the account is gone
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
  return user
}
