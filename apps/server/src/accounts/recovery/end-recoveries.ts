import { eq } from 'drizzle-orm'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Queries } from '../../database/database.ts'
import { recoveryCodes, recoveryLinks } from '../../database/schema.ts'

/** Ends all links and codes that were sent before a password was set, so that they cannot set another one. */
export async function endRecoveries(queries: Queries, userId: string): Promise<void> {
  await queries.delete(recoveryLinks).where(eq(recoveryLinks.userId, userId))
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Deletes expired links, which are no longer valid anyway. @returns how many of at most `size` */
export function deleteExpiredLinks(queries: Queries, size: number): Promise<number> {
  return deleteExpired(
    queries,
    { table: recoveryLinks, key: recoveryLinks.tokenHash, by: recoveryLinks.expiresAt },
    size,
  )
}

/** Deletes expired codes, which are no longer valid anyway. @returns how many of at most `size` */
export function deleteExpiredCodes(queries: Queries, size: number): Promise<number> {
  return deleteExpired(
    queries,
    { table: recoveryCodes, key: recoveryCodes.keyHash, by: recoveryCodes.expiresAt },
    size,
  )
}
