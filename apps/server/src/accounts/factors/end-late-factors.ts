import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { factorRecoveryCodes, passkeys, totpSecrets } from '../../database/schema/schema.ts'
import { removeTotp } from './totp-secrets.ts'

/**
 * Removes the passkeys and the authenticator app that were added after a moment: with them, a stranger who has taken an account would
 * keep its owner out. An older app stays, without recovery codes that were made after that moment: the stranger may have them. Call it in the
 * transaction that has locked the person.
 */
export async function endLateFactors(queries: Queries, userId: string, since: Date): Promise<void> {
  await queries.delete(passkeys).where(and(eq(passkeys.userId, userId), gt(passkeys.createdAt, since)))
  const [late] = await queries
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), gt(totpSecrets.createdAt, since)))
  if (late !== undefined) await removeTotp(queries, userId)
  await queries
    .delete(factorRecoveryCodes)
    .where(and(eq(factorRecoveryCodes.userId, userId), gt(factorRecoveryCodes.createdAt, since)))
}
