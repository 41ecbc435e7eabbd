import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { ResponseBody } from '@foyer/core/wire'
import type { Queries } from '../database/database.ts'
import { sessions } from '../database/schema.ts'

type Sessions = ResponseBody<'sessions'>['sessions']

/** This person's live sessions, the last used first. */
export async function listSessions(queries: Queries, userId: string, currentId: string): Promise<Sessions> {
  const rows = await queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100)
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === currentId,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    userAgent: row.userAgent,
    address: row.address,
    fingerprint: row.fingerprint?.extended ?? null,
  }))
}
