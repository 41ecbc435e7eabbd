import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { sessions } from '../../database/schema/schema.ts'
import type { SessionOwner } from '../hold-person.ts'

/** Records that the person has shown a second factor in this session, which raises its level to 2. */
export async function raiseSession(queries: Queries, { userId, sessionId }: SessionOwner): Promise<void> {
  const isSession = and(eq(sessions.userId, userId), eq(sessions.id, sessionId))
  const [session] = await queries.select({ methods: sessions.methods }).from(sessions).where(isSession)
  const methods = [...new Set([...(session?.methods ?? []), 'otp', 'mfa'])]
  await queries.update(sessions).set({ methods }).where(isSession)
}
