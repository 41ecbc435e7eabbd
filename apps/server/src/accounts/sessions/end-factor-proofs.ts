import { and, arrayContains, eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { sessions } from '../../database/schema/schema.ts'
import { createProofToken, hashSessionToken } from './session-token.ts'

/**
 * Ends the proofs of sessions that have shown a second factor, by replacing their token by one that nobody has. The sessions stay, with what
 * they had when they were opened. Call it in the transaction that has locked the person.
 * @param keptSessionId the session whose proof stays; `null`: none
 */
export async function endFactorProofs(
  queries: Queries,
  userId: string,
  keptSessionId: string | null,
): Promise<void> {
  const isOther = keptSessionId === null ? undefined : ne(sessions.id, keptSessionId)
  await queries
    .update(sessions)
    .set({
      proofHash: hashSessionToken(createProofToken()),
      openedMethods: sql`coalesce(${sessions.openedMethods}, ${sessions.methods})`,
    })
    .where(and(eq(sessions.userId, userId), arrayContains(sessions.methods, ['mfa']), isOther))
}
