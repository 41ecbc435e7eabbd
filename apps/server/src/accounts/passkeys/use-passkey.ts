import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Queries } from '../../database/database.ts'
import { passkeys } from '../../database/schema/schema.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import type { AuthMethod } from '../sessions/start-session.ts'
import { spendChallenge } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'
import { namesOfUse, verifyUsedPasskey, type PasskeyRow, type UsedCredential } from './verify-used-passkey.ts'

interface Use {
  readonly userId: string
  readonly credential: UsedCredential
  readonly relyingParty: RelyingParty
  readonly challenge: string
  readonly log: Logger
}

/** Whose passkey it is, and what it shows. */
export interface ShownPasskey {
  readonly row: PasskeyRow
  readonly methods: readonly AuthMethod[]
}

/**
 * Verifies the answer of a person's passkey, and uses its challenge up. Call it in the transaction that has locked the person.
 * @throws HttpError passkey_unknown if the person has no such passkey; passkey_used; what `verifyUsedPasskey` throws
 */
export async function usePasskey(
  queries: Queries,
  { userId, credential, relyingParty, challenge, log }: Use,
): Promise<ShownPasskey> {
  const isIt = and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credential.id))
  const [row] = await queries.select().from(passkeys).where(isIt).for('update')
  if (row === undefined) throw new HttpError('passkey_unknown')
  const use = await verifyUsedPasskey(credential, row, { relyingParty, challenge })
  await spendChallenge(queries, challenge)
  // A copy of a key that stays on its device would show itself so; synced ones count on each device by themselves, or not at all.
  if (use.counter < row.counter)
    log.warn({ passkey: row.id, isSynced: row.isBackupEligible }, 'the counter of a passkey has gone back')
  await queries
    .update(passkeys)
    .set({
      counter: use.counter,
      isBackedUp: use.isBackedUp,
      isUserVerified: row.isUserVerified || use.isUserVerified,
      lastUsedAt: sql`now()`,
    })
    .where(isIt)
  return { row, methods: namesOfUse(row, use) }
}
