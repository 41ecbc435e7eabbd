import { eq } from 'drizzle-orm'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { recoveryCodes, recoveryLinks } from '../../database/schema/schema.ts'

/** Deletes all links and codes that were sent before a password was set, so that they cannot set another one. */
export async function endRecoveries(queries: Queries, userId: string): Promise<void> {
  await queries.delete(recoveryLinks).where(eq(recoveryLinks.userId, userId))
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Deletes expired links, which are no longer valid anyway. @returns how many of at most `size` */
export function deleteExpiredLinks(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'recovery_links', key: 'token_hash', by: 'expires_at' }, size)
}

/** Deletes expired codes, which are no longer valid anyway. @returns how many of at most `size` */
export function deleteExpiredCodes(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'recovery_codes', key: 'phone_hash', by: 'expires_at' }, size)
}
