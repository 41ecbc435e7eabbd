import { eq } from 'drizzle-orm'
import type { RequestBody } from '@foyer/core/wire'
import type { Queries } from '../database/database.ts'
import { users } from '../database/schema.ts'
import { userColumns, type UserRow } from './user.ts'

/** Writes what is given and leaves the rest. @returns `undefined` when the account is gone */
export async function updateAccount(
  queries: Queries,
  userId: string,
  { name, currency, lang }: RequestBody<'updateAccount'>,
): Promise<UserRow | undefined> {
  const changes = {
    ...(name !== undefined && { name: name?.trim() || null }),
    ...(currency !== undefined && { currency }),
    ...(lang !== undefined && { lang }),
  }
  const [user] = await queries.update(users).set(changes).where(eq(users.id, userId)).returning(userColumns)
  return user
}
