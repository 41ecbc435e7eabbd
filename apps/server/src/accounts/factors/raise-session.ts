import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { sessions } from '../../database/schema/schema.ts'
import type { SessionOwner } from '../hold-person.ts'

/**
 * Records that the person has enrolled an authenticator app in this session, which raises its level to 2. The sign-in has not proven that:
 * after the next proof, it counts only for whoever has the token of that proof.
 */
export async function raiseSession(queries: Queries, { userId, sessionId }: SessionOwner): Promise<void> {
  const isSession = and(eq(sessions.userId, userId), eq(sessions.id, sessionId))
  const [session] = await queries
    .select({ methods: sessions.methods, openedMethods: sessions.openedMethods })
    .from(sessions)
    .where(isSession)
  const methods = session?.methods ?? []
  await queries
    .update(sessions)
    .set({
      methods: [...new Set([...methods, 'otp', 'mfa'])],
      openedMethods: session?.openedMethods ?? methods,
    })
    .where(isSession)
}
