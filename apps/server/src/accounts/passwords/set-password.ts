import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { sessions, users } from '../../database/schema/schema.ts'
import { forgetPlaces } from '../../protection/limits/forget-person.ts'
import { endTrust } from '../factors/trusted-devices.ts'
import { endPending } from '../end-pending.ts'
import { endLaterUndos } from '../identifiers/end-later-undos.ts'
import { listNames } from '../account-name.ts'
import { userColumns, type UserRow } from '../user.ts'

interface NewPassword {
  readonly userId: string
  readonly passwordHash: string
  /** The session in which the password is set. */
  readonly sessionId: string
}

/**
 * Sets a password and ends everything that depends on the old one: sessions, recoveries, codes, pending linkings, the undo links that
 * `endLaterUndos` ends, and known places with their limits. Call it in a transaction, as its last step: other people's sign-ins share the
 * rows of a place's limits, and may wait for them until the transaction ends.
 * @param callback does the rest of the transaction's work, before the places are forgotten
 * @returns what `callback` returns; `undefined` if the account was deleted
 */
export async function setPassword<Result>(
  queries: Queries,
  { userId, passwordHash, sessionId }: NewPassword,
  callback: (user: UserRow) => Promise<Result>,
): Promise<Result | undefined> {
  const [user] = await queries
    .update(users)
    .set({ passwordHash, passwordSessionId: sessionId })
    .where(eq(users.id, userId))
    .returning(userColumns)
  await queries.delete(sessions).where(eq(sessions.userId, userId))
  await endPending(queries, userId)
  await endTrust(queries, userId)
  await endLaterUndos(queries, userId)
  if (user === undefined) return undefined
  const result = await callback(user)
  await forgetPlaces(queries, [userId, ...listNames(user)])
  return result
}
