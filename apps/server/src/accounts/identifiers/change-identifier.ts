import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { users } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import type { Caller } from '../../protection/caller.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { forgetPlaces } from '../../protection/limits/forget-person.ts'
import type { WayInSettings } from '../../settings/sign-in-methods.ts'
import { useCode, type VerifiedCode } from '../codes/one-time-codes.ts'
import { endPending } from '../end-pending.ts'
import { holdToFinish, holdRecent, type Actor } from '../hold-person.ts'
import { userColumns, type UserRow } from '../user.ts'
import {
  dropIdentifier,
  assignIdentifier,
  readIdentifiers,
  type Kind,
  type StoredIdentifier,
} from './account-identifiers.ts'
import { writeUndo } from './identifier-undos.ts'

/** A change that the person is notified of, with a link that undoes it. */
export interface IdentifierChange {
  readonly event: 'added' | 'changed' | 'removed'
  readonly kind: Kind
  /** The new identifier, or the removed one. */
  readonly value: string
  /** The proven identifier that gets the notification. */
  readonly recipient: StoredIdentifier
  readonly undoToken: string
}

export interface ChangeResult {
  readonly user: UserRow
  /** `undefined`: the account had no proven identifier to notify. */
  readonly change: IdentifierChange | undefined
}

/**
 * Gives the account the identifier that a code was sent to. Call it in a transaction, as its last step.
 * @throws ApiError unauthenticated, proof_needed, code_over, identifier_taken
 */
export async function changeIdentifier(
  queries: Queries,
  { actor, verifiedCode, caller }: { actor: Actor; verifiedCode: VerifiedCode; caller: Caller },
  settings: WayInSettings,
): Promise<ChangeResult> {
  const { userId } = actor
  await holdToFinish(queries, actor, settings)
  await useCode(queries, verifiedCode)
  const { kind, given, normalized } = verifiedCode
  const before = await readIdentifiers(queries, userId)
  const current = before.find((each) => each.kind === kind)
  if (current?.normalized === normalized) throw new ApiError('code_over')
  await assignIdentifier(queries, userId, { kind, given, normalized })
  // An unproven identifier may be a stranger's, so it gets no link, and an undo does not give it back.
  const former = current?.isProven ? current : null
  const event = former === null ? 'added' : 'changed'
  const recipient = former ?? before.find((each) => each.isProven)
  const change = { actor, kind, former, event, caller, account: normalized } as const
  const { user, undoToken } = await finishChange(queries, change, [...before, { normalized }])
  return { user, change: recipient && { event, kind, value: given, recipient, undoToken } }
}

/**
 * Removes an identifier, unless the account would be left without a proven one. Call it in a transaction, as its last step.
 * @throws ApiError unauthenticated, proof_needed, not_found, identifier_last
 */
export async function removeIdentifier(
  queries: Queries,
  { actor, kind, caller }: { actor: Actor; kind: Kind; caller: Caller },
  settings: WayInSettings,
): Promise<ChangeResult> {
  const { userId } = actor
  await holdRecent(queries, actor, settings)
  const before = await readIdentifiers(queries, userId)
  const current = before.find((each) => each.kind === kind)
  if (current === undefined) throw new ApiError('not_found')
  if (!before.some((each) => each.kind !== kind && each.isProven)) throw new ApiError('identifier_last')
  await dropIdentifier(queries, userId, kind)
  const { given: value, isProven, normalized: account } = current
  const former = isProven ? current : null
  const change = { actor, kind, former, event: 'removed', caller, account } as const
  const { user, undoToken } = await finishChange(queries, change, before)
  return {
    user,
    change: isProven ? { event: 'removed', kind, value, recipient: current, undoToken } : undefined,
  }
}

interface FinishedChange {
  readonly actor: Actor
  readonly kind: Kind
  readonly former: StoredIdentifier | null
  readonly event: IdentifierChange['event']
  readonly caller: Caller
  /** The identifier that the event is about, in its unique form. */
  readonly account: string
}

/** Ends unfinished procedures, since their links and codes may have gone to the former identifier. Other sessions stay. */
async function finishChange(
  queries: Queries,
  { actor: { userId }, kind, former, event, caller, account }: FinishedChange,
  names: readonly { readonly normalized: string }[],
): Promise<{ user: UserRow; undoToken: string }> {
  await endPending(queries, userId)
  await recordEvent(queries, { event: `identifier_${event}`, userId, account, caller, details: { kind } })
  const undoToken = await writeUndo(queries, { userId, kind, former })
  const [user] = await queries.select(userColumns).from(users).where(eq(users.id, userId))
  if (user === undefined) throw new ApiError('unauthenticated')
  // Last, because sign-ins of others may wait for the rows that it locks.
  await forgetPlaces(
    queries,
    names.map(({ normalized }) => normalized),
  )
  return { user, undoToken }
}
