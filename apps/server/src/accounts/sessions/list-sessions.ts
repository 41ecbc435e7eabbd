import { and, desc, eq, sql } from 'drizzle-orm'
import type { ResponseBody } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { sessions, visitors } from '../../database/schema/schema.ts'
import type { SessionOwner } from '../hold-person.ts'
import { writeSessionEnd, type SessionEnd } from './check/session-end.ts'

type Sessions = ResponseBody<'sessions'>['sessions']
type Device = Sessions[number]['fingerprint']

/** The person's active sessions, most recently used first. */
export async function listSessions(
  queries: Queries,
  { userId, sessionId: currentId }: SessionOwner,
  settings: SessionEnd,
): Promise<Sessions> {
  const end = sql.raw(writeSessionEnd(settings, 'sessions'))
  const rows = await queries
    .select({ session: sessions, device: visitors.fingerprint, end: sql`${end}`.mapWith(sessions.expiresAt) })
    .from(sessions)
    .leftJoin(visitors, and(eq(visitors.userId, sessions.userId), eq(visitors.deviceId, sessions.deviceId)))
    .where(and(eq(sessions.userId, userId), sql`${end} > now()`))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100)
  return rows.map(({ session: row, device, end: endsAt }) => ({
    id: row.id,
    isCurrent: row.id === currentId,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: endsAt.toISOString(),
    userAgent: row.userAgent,
    address: row.address,
    fingerprint: toReadable(device ?? row.fingerprint?.extended ?? null),
  }))
}

/** Leaves out the sealed result, which is encrypted. */
function toReadable(device: Device): Device {
  return device && { ...device, sealed: null }
}
