import { eq } from 'drizzle-orm'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { recoveryLinks } from '../../database/schema/schema.ts'

/** Deletes all links that were sent before a password was set, so that they cannot set another one. */
export async function endRecoveryLinks(queries: Queries, userId: string): Promise<void> {
  await queries.delete(recoveryLinks).where(eq(recoveryLinks.userId, userId))
}

/** Deletes expired links, which are no longer valid anyway. @returns how many of at most `size` */
export function deleteExpiredRecoveryLinks(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'recovery_links', key: 'token_hash', by: 'expires_at' }, size)
}
