import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { passkeys } from '../../database/schema/schema.ts'
import { removeTotp } from './totp-secrets.ts'

/**
 * Removes a person's passkeys, authenticator app, recovery codes and trusted browsers. Call it in the transaction that has locked the
 * person.
 * @param keptSessionId passkeys that were made in this session stay; `null`: none stay
 */
export async function endFactors(
  queries: Queries,
  userId: string,
  keptSessionId: string | null,
): Promise<void> {
  const isFromElsewhere =
    keptSessionId === null ? undefined : or(isNull(passkeys.sessionId), ne(passkeys.sessionId, keptSessionId))
  await queries.delete(passkeys).where(and(eq(passkeys.userId, userId), isFromElsewhere))
  await removeTotp(queries, userId)
}
