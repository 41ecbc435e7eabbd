import { eq } from 'drizzle-orm'
import type { ErrorBody } from '@foyer/core/wire'
import type { Config } from '../../config.ts'
import type { Queries } from '../../database/database.ts'
import { passkeys, totpSecrets } from '../../database/schema/schema.ts'
import { hasPasskeys, type SignInSettings } from '../../settings/sign-in-methods.ts'
import type { PendingSignIn } from './pending-sign-ins.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

type SecondFactorBody = NonNullable<ErrorBody['secondFactor']>

/** What this person can use as their second factor. */
export async function listFactorWays(
  queries: Queries,
  userId: string,
  settings: SignInSettings,
): Promise<SecondFactorBody['ways']> {
  const [totp] = await queries
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
  const [passkey] = await queries
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1)
  const left = (await countRecoveryCodes(queries, userId))?.left ?? 0
  return [
    ...(totp === undefined ? [] : (['totp'] as const)),
    ...(passkey === undefined || !hasPasskeys(settings) ? [] : (['passkey'] as const)),
    ...(left === 0 ? [] : (['recovery-code'] as const)),
  ]
}

/** How a pending sign-in can be completed. */
export async function describeSecondFactor(
  queries: Queries,
  { userId, expiresAt, ended }: Pick<PendingSignIn, 'userId' | 'expiresAt' | 'ended'>,
  config: Config,
): Promise<SecondFactorBody> {
  const { trustDays } = config.secondFactor
  return {
    ways: await listFactorWays(queries, userId, config),
    trustDays: trustDays === 0 ? null : trustDays,
    expiresAt: expiresAt.toISOString(),
    ended,
  }
}
