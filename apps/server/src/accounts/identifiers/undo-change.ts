import { and, eq, gt } from 'drizzle-orm'
import type { ResponseBody } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { identities, sessions, users } from '../../database/schema/schema.ts'
import type { Caller } from '../../protection/caller.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { forgetPlaces } from '../../protection/limits/forget-person.ts'
import { hasPasswords, type SignInSettings } from '../../settings/sign-in-methods.ts'
import { endLateFactors } from '../factors/end-late-factors.ts'
import { endTrust } from '../factors/trusted-devices.ts'
import { endPending } from '../end-pending.ts'
import { storeCompletedRecovery } from '../recovery/done-recoveries.ts'
import { createRecoveryLink } from '../recovery/recovery-links.ts'
import { createRepeatableSecret, type IdempotentRequest } from '../sessions/idempotent-request.ts'
import {
  dropIdentifier,
  assignIdentifier,
  readIdentifiers,
  type StoredIdentifier,
} from './account-identifiers.ts'
import { undoHours, useUndo, type Undo } from './identifier-undos.ts'

interface UndoResult {
  /** The token of a link that sets a new password; `undefined` where people have no passwords, and sign in with a code. */
  readonly recoveryToken: string | undefined
  readonly unlinked: ResponseBody<'undo'>['unlinked']
  /** The proven identifiers that the account no longer has, which are notified. */
  readonly removed: readonly StoredIdentifier[]
}

/**
 * Gives an account back the identifiers that it had before a change, whatever was changed after it. Ends everything that the person who
 * made the change may know or hold: the password, all sessions, the trust in browsers, unfinished procedures (`endPending`), and the
 * providers and factors that `unlinkRecent` selects. Call it in a transaction, as its last step.
 * @returns `undefined` if the undo link is not valid
 * @throws ApiError identifier_taken if another account has proven one of the identifiers
 */
export async function undoChange(
  queries: Queries,
  {
    token,
    caller,
    idempotentRequest,
  }: { token: string; caller: Caller; idempotentRequest: IdempotentRequest | undefined },
  settings: SignInSettings,
): Promise<UndoResult | undefined> {
  const undos = await useUndo(queries, token)
  if (undos === undefined) return undefined
  const [first] = undos
  const { userId } = first
  const before = await readIdentifiers(queries, userId)
  const restored = oldestOfEachKind(undos)
  for (const { kind, given, normalized } of restored) {
    if (given === null || normalized === null) await dropIdentifier(queries, userId, kind)
    else await assignIdentifier(queries, userId, { kind, given, normalized })
  }
  await queries.delete(sessions).where(eq(sessions.userId, userId))
  await queries.update(users).set({ passwordHash: null, passwordSessionId: null }).where(eq(users.id, userId))
  const unlinked = await unlinkRecent(queries, first, caller)
  await endPending(queries, userId)
  await endTrust(queries, userId)
  const details = { kinds: restored.map(({ kind }) => kind).join(' '), changes: String(undos.length) }
  await recordEvent(queries, { event: 'identifier_undone', userId, caller, details })
  const secret = idempotentRequest && (await createRepeatableSecret(queries, idempotentRequest))
  const recoveryToken = hasPasswords(settings)
    ? await createRecoveryLink(queries, userId, recipientKind(first), secret)
    : undefined
  if (idempotentRequest) await storeCompletedRecovery(queries, idempotentRequest, { userId, unlinked })
  const after = await readIdentifiers(queries, userId)
  // Last, because sign-ins of others may wait for the rows that it locks.
  await forgetPlaces(queries, [
    ...new Set([userId, ...[...before, ...after].map(({ normalized }) => normalized)]),
  ])
  const kept = new Set(after.map(({ normalized }) => normalized))
  const removed = before.filter(({ isProven, normalized }) => isProven && !kept.has(normalized))
  return { recoveryToken, unlinked, removed }
}

/**
 * Removes the providers, the passkeys and the authenticator app that were added after a change, or at most `undoHours` before it, because
 * an attacker may add their own first. The owner was notified of anything added earlier, and has had time to remove it.
 */
async function unlinkRecent(
  queries: Queries,
  { userId, changedAt }: Undo,
  caller: Caller,
): Promise<UndoResult['unlinked']> {
  const since = new Date(changedAt.getTime() - undoHours * 60 * 60 * 1000)
  await endLateFactors(queries, userId, since)
  const unlinked = await queries
    .delete(identities)
    .where(and(eq(identities.userId, userId), gt(identities.linkedAt, since)))
    .returning({ social: identities.social, name: identities.name })
  for (const { social } of unlinked)
    await recordEvent(queries, { event: 'social_unlinked', userId, caller, details: { social } })
  return unlinked
}

/** The first change of each kind: it has what the account had before all changes. */
function oldestOfEachKind(undos: readonly Undo[]): Undo[] {
  return undos.filter(({ kind }, index) => undos.findIndex((each) => each.kind === kind) === index)
}

/** The kind of identifier that got the link: the former one, or, if there was none, the account's other one. */
function recipientKind({ kind, given }: Undo): Undo['kind'] {
  if (given !== null) return kind
  return kind === 'email' ? 'phone' : 'email'
}
