import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Queries } from '../../database/database.ts'
import { passkeys } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import type { AuthMethod } from '../sessions/start-session.ts'
import { consumeChallenge } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'
import {
  methodsOfUse,
  verifyUsedPasskey,
  type PasskeyRow,
  type PasskeyUse,
  type UsedCredential,
} from './verify-used-passkey.ts'

interface PasskeyAssertion {
  readonly userId: string
  readonly credential: UsedCredential
  readonly relyingParty: RelyingParty
  readonly challenge: string
}

/** The passkey that somebody has used, and what the use proves. */
export interface UsedPasskey {
  readonly row: PasskeyRow
  readonly methods: readonly AuthMethod[]
}

/** An answer whose signature is right. The challenge may have been used already. */
export interface VerifiedAssertion {
  /** The passkey as it was when the signature was verified. */
  readonly verifiedRow: PasskeyRow
  readonly use: PasskeyUse
  readonly challenge: string
}

/**
 * Verifies an answer by one of the person's passkeys. It takes milliseconds: call it before the transaction that uses the answer.
 * @throws ApiError passkey_unknown if the person has no such passkey; what `verifyUsedPasskey` throws
 */
export async function verifyAssertion(
  queries: Queries,
  { userId, credential, relyingParty, challenge }: PasskeyAssertion,
): Promise<VerifiedAssertion> {
  const isThisPasskey = and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credential.id))
  const [row] = await queries.select().from(passkeys).where(isThisPasskey)
  if (row === undefined) throw new ApiError('passkey_unknown')
  const use = await verifyUsedPasskey(credential, row, { relyingParty, challenge })
  return { verifiedRow: row, use, challenge }
}

/**
 * Uses a verified answer and its challenge up. Call it in the transaction that has locked the person.
 * @throws ApiError passkey_unknown if the passkey was removed since its answer was verified; passkey_used
 */
export async function usePasskey(
  queries: Queries,
  { verifiedRow, use, challenge }: VerifiedAssertion,
  log: Logger,
): Promise<UsedPasskey> {
  const { userId, id, publicKey } = verifiedRow
  const isThisPasskey = and(
    eq(passkeys.userId, userId),
    eq(passkeys.id, id),
    eq(passkeys.publicKey, publicKey),
  )
  const [row] = await queries.select().from(passkeys).where(isThisPasskey).for('update')
  if (row === undefined) throw new ApiError('passkey_unknown')
  await consumeChallenge(queries, challenge)
  const isBackupEligible = row.isBackupEligible || use.isBackupEligible
  if (isBackupEligible !== row.isBackupEligible) log.warn({ passkey: row.id }, 'a passkey can be synced now')
  // This may be the sign of a cloned device-bound passkey (WebAuthn Level 3, 6.1.1). Synced passkeys count separately on each device, or
  // not at all: their counters stay 0.
  if (use.counter <= row.counter && row.counter > 0)
    log.warn({ passkey: row.id, isSynced: row.isBackupEligible }, 'the counter of a passkey has not risen')
  await queries
    .update(passkeys)
    .set({
      counter: use.counter,
      isBackupEligible,
      isBackedUp: use.isBackedUp,
      isUserVerified: row.isUserVerified || use.isUserVerified,
      lastUsedAt: sql`now()`,
    })
    .where(isThisPasskey)
  return { row, methods: methodsOfUse({ isBackupEligible }, use) }
}
