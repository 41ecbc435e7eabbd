import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { factorRecoveryCodes, passkeys, totpSecrets } from '../../database/schema/schema.ts'
import { removeTotp } from './totp-secrets.ts'

/**
 * Removes the passkeys and the authenticator app that were added after a moment: with them, an attacker who took over the account would
 * keep its owner out. An older app stays, but recovery codes that were made after that moment go, since the attacker may know them. Call
 * it in the transaction that has locked the person.
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
