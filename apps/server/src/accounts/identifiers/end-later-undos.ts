import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { identifierUndos } from '../../database/schema/schema.ts'
import { readIdentifiers, type Kind } from './account-identifiers.ts'
import { closeUndos, type Undo } from './identifier-undos.ts'

/**
 * Ends undo links that were sent to an identifier which an earlier change had added. Otherwise an attacker who adds a number of their own,
 * and removes it again, could get back in by the undo link of that removal, after the owner has recovered the account or set a new
 * password: docs/decisions/081-changing-identifiers.md. Call it with the person locked.
 */
export async function endLaterUndos(queries: Queries, userId: string): Promise<void> {
  const changes = await queries
    .select()
    .from(identifierUndos)
    .where(and(eq(identifierUndos.userId, userId), gt(identifierUndos.expiresAt, sql`now()`)))
    .orderBy(asc(identifierUndos.changedAt))
  if (changes.length === 0) return
  const proven = (await readIdentifiers(queries, userId)).filter(({ isProven }) => isProven)
  const current = new Map(proven.map(({ kind, normalized }) => [kind, normalized]))
  await closeUndos(
    queries,
    changes.filter((_, index) => canClose(changes, index, current)),
  )
}

/**
 * Was the undo link of a change sent to an identifier that an earlier change had added, and can the owner do without it? They can if the
 * account has one of its former identifiers of that kind again, or had one of the other kind. Otherwise the link stays: the owner may
 * have changed to a new address themselves, and an attacker who then changes that must not be able to end the owner's only link by
 * setting a new password.
 * @param changes those that can still be undone, oldest first
 * @param current the proven identifiers that the account has now
 */
function canClose(
  changes: readonly Pick<Undo, 'kind' | 'normalized'>[],
  index: number,
  current: ReadonlyMap<Kind, string>,
): boolean {
  const change = changes[index]
  if (change === undefined) return false
  // If there was no former identifier, the link went to the identifier of the other kind.
  const recipientKind = change.normalized === null ? otherKind(change.kind) : change.kind
  const addedIndex = changes.findLastIndex(
    (each, position) => position < index && each.kind === recipientKind,
  )
  if (addedIndex === -1) return false
  const isBack = changes
    .slice(0, addedIndex + 1)
    .some(
      ({ kind, normalized }) =>
        kind === recipientKind && normalized !== null && normalized === current.get(kind),
    )
  const other = otherKind(recipientKind)
  const next = changes.slice(addedIndex + 1).find(({ kind }) => kind === other)
  const hadOther = next === undefined ? current.has(other) : next.normalized !== null
  return isBack || hadOther
}

function otherKind(kind: Kind): Kind {
  return kind === 'email' ? 'phone' : 'email'
}
