import { eq } from 'drizzle-orm'
import type { RequestBody } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { users } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import { holdPerson, type Actor } from '../hold-person.ts'
import { tidyName } from './tidy-name.ts'
import { userColumns, type UserRow } from '../user.ts'

/** Updates only the given fields. @throws ApiError unauthenticated */
export async function updateAccount(
  queries: Queries,
  actor: Actor,
  { name, currency, lang }: RequestBody<'updateAccount'>,
): Promise<UserRow> {
  const changes = {
    ...(name !== undefined && { name: tidyName(name ?? '') || null }),
    ...(currency !== undefined && { currency }),
    ...(lang !== undefined && { lang }),
  }
  return runTransaction(queries, async (transaction) => {
    await holdPerson(transaction, actor)
    const [user] = await transaction
      .update(users)
      .set(changes)
      .where(eq(users.id, actor.userId))
      .returning(userColumns)
    if (user === undefined) throw new ApiError('unauthenticated')
    return user
  })
}
