import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { auditEvents } from '../../database/schema/schema.ts'
import type { Caller } from '../caller.ts'
import { recordEvent } from './record-event.ts'

/**
 * Records that a person has exported their data: at most one event per hour and caller. More would be of no use, and each export would be
 * larger than the one before.
 * @returns whether it was recorded
 */
export async function recordExport(queries: Queries, userId: string, caller: Caller): Promise<boolean> {
  const isSame = and(
    eq(auditEvents.userId, userId),
    eq(auditEvents.event, 'account_exported'),
    sql`${auditEvents.address} is not distinct from ${caller.address}`,
    sql`${auditEvents.userAgent} is not distinct from ${caller.userAgent}`,
    gt(auditEvents.at, sql`now() - interval '1 hour'`),
  )
  const [existing] = await queries.select({ id: auditEvents.id }).from(auditEvents).where(isSame).limit(1)
  if (existing !== undefined) return false
  await recordEvent(queries, { event: 'account_exported', userId, caller })
  return true
}
