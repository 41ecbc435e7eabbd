import { eq, lte, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { recoveryCodes, recoveryLinks } from '../database/schema.ts'

/** No link or code that was asked for before a password was set may set another one after it. */
export async function endRecoveries(queries: Queries, userId: string): Promise<void> {
  await queries.delete(recoveryLinks).where(eq(recoveryLinks.userId, userId))
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** What is over opens nothing any more; this frees its room. */
export async function deleteExpiredRecoveries(queries: Queries): Promise<void> {
  await queries.delete(recoveryLinks).where(lte(recoveryLinks.expiresAt, sql`now()`))
  await queries.delete(recoveryCodes).where(lte(recoveryCodes.expiresAt, sql`now()`))
}
