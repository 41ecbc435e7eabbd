import { eq } from 'drizzle-orm'
import { deleteBatch } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { visitors } from '../../database/schema/schema.ts'

/** Deletes all devices of a deleted account. */
export async function deleteVisitors(queries: Queries, userId: string): Promise<void> {
  await queries.delete(visitors).where(eq(visitors.userId, userId))
}

/**
 * Deletes devices that have not been seen for a number of days.
 * @param days 0: keep them for ever
 * @returns how many of at most `size`
 */
export async function deleteOldVisitors(database: Database, days: number, size: number): Promise<number> {
  if (days === 0) return 0
  const isExpired = `last_seen_at < now() - interval '${days} days'`
  return deleteBatch(database, { table: 'visitors', key: 'user_id', by: 'last_seen_at', isExpired }, size)
}
