import { eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { visitors } from '../database/schema.ts'

/** Everything that is known of a person's devices, when the account goes. */
export async function deleteVisitors(queries: Queries, userId: string): Promise<void> {
  await queries.delete(visitors).where(eq(visitors.userId, userId))
}

/** Devices that have not been seen for so long. @param days 0: kept for ever */
export async function deleteOldVisitors(queries: Queries, days: number): Promise<void> {
  if (days === 0) return
  await queries.delete(visitors).where(lt(visitors.lastSeenAt, sql`now() - make_interval(days => ${days})`))
}
