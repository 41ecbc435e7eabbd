import { asc, eq } from 'drizzle-orm'
import type { ResponseBody } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { passkeys, totpSecrets } from '../../database/schema/schema.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

type Factors = ResponseBody<'factors'>
type PasskeyRow = typeof passkeys.$inferSelect

/** Which second factors a person has. Contains no secrets. */
export async function describeFactors(
  queries: Queries,
  userId: string,
): Promise<Pick<Factors, 'passkeys' | 'totp' | 'recoveryCodes'>> {
  const rows = await queries
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt))
  const [totp] = await queries.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  return {
    passkeys: rows.map(describePasskey),
    totp:
      totp === undefined
        ? null
        : { createdAt: totp.createdAt.toISOString(), lastUsedAt: totp.lastUsedAt?.toISOString() ?? null },
    recoveryCodes: await countRecoveryCodes(queries, userId),
  }
}

export function describePasskey(row: PasskeyRow): Factors['passkeys'][number] {
  return {
    id: row.id,
    credentialId: row.credentialId,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    isSynced: row.isBackedUp,
  }
}
