import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { sessions } from '../../database/schema/schema.ts'
import type { Caller } from '../../http/guards/caller.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import type { Holder } from '../hold-person.ts'
import type { AuthMethod } from './start-session.ts'

/** Notes that the person of a session has shown who they are. Call it in the transaction that has locked the person. */
export async function writeProof(
  queries: Queries,
  { userId, sessionId }: Holder,
  { methods: shown, caller }: { readonly methods: readonly AuthMethod[]; readonly caller: Caller },
): Promise<void> {
  const isSession = and(eq(sessions.userId, userId), eq(sessions.id, sessionId))
  const [session] = await queries.select({ methods: sessions.methods }).from(sessions).where(isSession)
  const methods = [...new Set([...(session?.methods ?? []), ...shown])]
  await queries
    .update(sessions)
    .set({ authenticatedAt: sql`now()`, methods })
    .where(isSession)
  await recordEvent(queries, { event: 'proof_given', userId, caller, details: { method: shown[0] ?? '' } })
}
