import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { users } from '../../database/schema/schema.ts'
import type { Caller } from '../../protection/caller.ts'
import { ApiError } from '../../api-error.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { forgetPlaces } from '../../protection/limits/forget-person.ts'
import type { WayInSettings } from '../../settings/sign-in-methods.ts'
import { useCode, type VerifiedCode } from '../codes/one-time-codes.ts'
import { holdRecent, holdToFinish, type Actor } from '../hold-person.ts'
import { claimIdentifier } from '../identifiers/account-identifiers.ts'
import { beginIdempotentRequest, type IdempotentRequest } from '../sessions/idempotent-request.ts'
import { userColumns, type UserRow } from '../user.ts'

/**
 * Locks a person who has neither an identifier nor a password, and who has recently signed in through a provider. Call it first in a
 * transaction.
 * @throws ApiError invalid_request for anybody else; proof_needed if the sign-in is too long ago; unauthenticated
 */
export async function holdSocialOnly(queries: Queries, actor: Actor, settings: WayInSettings): Promise<void> {
  const { passwordHash, email, phone } = await holdRecent(queries, actor, settings)
  if ((passwordHash ?? email ?? phone) !== null) throw new ApiError('invalid_request')
}

/** What the code of a first password has with it. Never the password itself. */
export interface SetupDetails {
  readonly passwordHash: string
}

interface FinishedSetup {
  readonly actor: Actor
  readonly verifiedCode: VerifiedCode
  readonly caller: Caller
  /** Set if the request can be sent again: it is then recognised as done. */
  readonly idempotentRequest: IdempotentRequest | undefined
}

/**
 * Gives the account its identifier and password, once. The code proves that the person receives messages at that identifier. Call it in a
 * transaction, as its last step.
 * @returns `taken`: another account has proven the name
 * @throws ApiError code_over if the code was used or replaced, or the account has an identifier or a password by now; proof_needed;
 * unauthenticated when the session has ended
 */
export async function finishPasswordSetup(
  queries: Queries,
  { actor, verifiedCode, caller, idempotentRequest }: FinishedSetup,
  settings: WayInSettings,
): Promise<UserRow | 'taken'> {
  const { passwordHash, email, phone } = await holdToFinish(queries, actor, settings)
  if ((passwordHash ?? email ?? phone) !== null) throw new ApiError('code_over')
  await useCode(queries, verifiedCode)
  const { userId } = actor
  if (!(await claimIdentifier(queries, userId, verifiedCode))) return 'taken'
  const [user] = await queries
    .update(users)
    .set({ passwordHash: readPasswordHash(verifiedCode) })
    .where(eq(users.id, userId))
    .returning(userColumns)
  if (user === undefined) throw new Error('The update of a locked person returned no row.')
  const details = { kind: verifiedCode.kind }
  await recordEvent(queries, {
    event: 'password_set',
    userId,
    account: verifiedCode.normalized,
    caller,
    details,
  })
  if (idempotentRequest !== undefined) await beginIdempotentRequest(queries, idempotentRequest)
  // Places known for an account that had the identifier without a proof. Last, because other sign-ins may wait for the rows that it locks.
  await forgetPlaces(queries, [verifiedCode.normalized])
  return user
}

function readPasswordHash({ details }: VerifiedCode): string {
  const { passwordHash }: Partial<SetupDetails> = { ...details }
  if (passwordHash === undefined) throw new Error('A code of a first password has no password to set.')
  return passwordHash
}
