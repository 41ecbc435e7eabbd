import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { ResponseBody } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { sessions, visitors } from '../../database/schema/schema.ts'

type Sessions = ResponseBody<'sessions'>['sessions']
type Device = Sessions[number]['fingerprint']

/** The person's active sessions, most recently used first. */
export async function listSessions(queries: Queries, userId: string, currentId: string): Promise<Sessions> {
  const rows = await queries
    .select({ session: sessions, device: visitors.fingerprint })
    .from(sessions)
    .leftJoin(visitors, and(eq(visitors.userId, sessions.userId), eq(visitors.deviceId, sessions.deviceId)))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100)
  return rows.map(({ session: row, device }) => ({
    id: row.id,
    isCurrent: row.id === currentId,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    userAgent: row.userAgent,
    address: row.address,
    fingerprint: toReadable(device ?? row.fingerprint?.extended ?? null),
  }))
}

/** Leaves out the sealed result, which is encrypted. */
function toReadable(device: Device): Device {
  return device && { ...device, sealed: null }
}
