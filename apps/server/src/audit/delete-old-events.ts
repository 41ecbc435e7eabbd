import { lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { auditEvents } from '../database/schema.ts'

/** The trail names people, where they were and when: it is kept for as long as the operator says. @param days 0: for ever */
export async function deleteOldEvents(queries: Queries, days: number): Promise<void> {
  if (days === 0) return
  await queries.delete(auditEvents).where(lt(auditEvents.at, sql`now() - make_interval(days => ${days})`))
}
