import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { passkeys, totpSecrets } from '../../database/schema/schema.ts'
import { removeTotp } from './totp-secrets.ts'

/**
 * Ends passkeys and an authenticator app that were added since a moment. Call it in the transaction that has locked the person: whoever took an account would
 * otherwise keep its owner out by them.
 */
export async function endLateFactors(queries: Queries, userId: string, since: Date): Promise<void> {
  await queries.delete(passkeys).where(and(eq(passkeys.userId, userId), gt(passkeys.createdAt, since)))
  const [late] = await queries
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), gt(totpSecrets.createdAt, since)))
  if (late !== undefined) await removeTotp(queries, userId)
}
