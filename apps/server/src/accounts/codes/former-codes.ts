import { eq } from 'drizzle-orm'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { formerPasswordSetups, formerRecoveryCodes } from '../../database/schema/schema.ts'

// The previous release has tables of their own for the codes of recoveries and of first passwords. Its processes may run beside this
// release, so what ends codes deletes theirs too. The next release deletes this file, and its migration drops the tables.

/** Deletes all codes of a person that processes of the previous release have stored. */
export async function endFormerCodes(queries: Queries, userId: string): Promise<void> {
  await queries.delete(formerRecoveryCodes).where(eq(formerRecoveryCodes.userId, userId))
  await queries.delete(formerPasswordSetups).where(eq(formerPasswordSetups.userId, userId))
}

/** Deletes expired codes of recoveries, which are no longer valid anyway. @returns how many of at most `size` */
export function deleteExpiredFormerRecoveries(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'recovery_codes', key: 'phone_hash', by: 'expires_at' }, size)
}

/** As above, for codes of first passwords. */
export function deleteExpiredFormerSetups(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'password_setups', key: 'user_id', by: 'expires_at' }, size)
}
