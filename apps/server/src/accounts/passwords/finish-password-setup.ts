import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { passwordSetups, users } from '../../database/schema/schema.ts'
import type { Caller } from '../../http/guards/caller.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { forgetPlaces } from '../../protection/limits/forget-person.ts'
import type { WayInSettings } from '../../start/settings/sign-in-methods.ts'
import { holdToFinish, type Actor } from '../hold-person.ts'
import { claimIdentifier } from '../identifiers/account-identifiers.ts'
import { beginIdempotentRequest, type IdempotentRequest } from '../sessions/idempotent-request.ts'
import { userColumns, type UserRow } from '../user.ts'
import { isOpenIn, type Setup } from './password-setups.ts'

interface FinishedSetup {
  readonly actor: Actor
  readonly setup: Setup
  readonly caller: Caller
  /** Set if the request can be sent again: it is then recognised as done. */
  readonly idempotentRequest: IdempotentRequest | undefined
}

/**
 * Gives the account its identifier and password, once. The code proves that the person receives messages at that identifier. Call it in a
 * transaction, as its last step.
 * @returns `taken`: another account has proven the name. `undefined`: the code was used or replaced
 * @throws HttpError proof_needed; unauthenticated when the session has ended
 */
export async function finishPasswordSetup(
  queries: Queries,
  { actor, setup, caller, idempotentRequest }: FinishedSetup,
  settings: WayInSettings,
): Promise<UserRow | 'taken' | undefined> {
  const { passwordHash, email, phone } = await holdToFinish(queries, actor, settings)
  const [used] = await queries
    .delete(passwordSetups)
    .where(and(isOpenIn(actor), eq(passwordSetups.codeHash, setup.codeHash)))
    .returning()
  if (used === undefined || (passwordHash ?? email ?? phone) !== null) return undefined
  const { userId } = actor
  if (!(await claimIdentifier(queries, userId, used))) return 'taken'
  const [user] = await queries
    .update(users)
    .set({ passwordHash: used.passwordHash })
    .where(eq(users.id, userId))
    .returning(userColumns)
  const details = { kind: used.kind }
  await recordEvent(queries, { event: 'password_set', userId, account: used.normalized, caller, details })
  if (idempotentRequest !== undefined) await beginIdempotentRequest(queries, idempotentRequest)
  // Places known for an account that had the identifier without a proof. Last, because other sign-ins may wait for the rows that it locks.
  await forgetPlaces(queries, [used.normalized])
  return user
}
