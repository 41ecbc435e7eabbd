import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { identifierUndos } from '../../database/schema.ts'
import { readIdentifiers, type Kind } from './account-identifiers.ts'
import type { Undo } from './identifier-undos.ts'

/** A change, as far as it decides who was told of it. */
type UndoneChange = Pick<Undo, 'kind' | 'normalized'>

/**
 * Ends the links of all changes after the first one that this identifier was told of: whoever has it can undo that one, and with it all later
 * ones. Somebody who has added a number of theirs and removed it again would otherwise come back by the link of the removal, after a recovery
 * by the owner. Links of earlier changes, and of those before this identifier was the account's, stay. Call it with the person locked.
 */
export async function endLaterUndos(queries: Queries, userId: string, kind: Kind): Promise<void> {
  const changes = await queries
    .select()
    .from(identifierUndos)
    .where(eq(identifierUndos.userId, userId))
    .orderBy(asc(identifierUndos.changedAt))
  const present = new Map(
    (await readIdentifiers(queries, userId)).map((each) => [each.kind, each.normalized]),
  )
  const first = changes.findIndex((_, index) => {
    const told = findTold(changes, index, present)
    return told?.kind === kind && told.normalized === present.get(kind)
  })
  const ended = first === -1 ? [] : changes.slice(first + 1).map(({ tokenHash }) => tokenHash)
  if (ended.length === 0) return
  await queries
    .delete(identifierUndos)
    .where(and(eq(identifierUndos.userId, userId), inArray(identifierUndos.tokenHash, ended)))
}

/**
 * Who was told of a change: the former identifier, or where there was none, the one of the other kind, as it was then.
 * @param changes oldest first
 * @param present what the account has now
 */
function findTold(
  changes: readonly UndoneChange[],
  index: number,
  present: ReadonlyMap<Kind, string>,
): { readonly kind: Kind; readonly normalized: string | undefined } | undefined {
  const change = changes[index]
  if (change === undefined) return undefined
  const { kind, normalized } = change
  if (normalized !== null) return { kind, normalized }
  const other = kind === 'email' ? 'phone' : 'email'
  const next = changes.slice(index + 1).find((each) => each.kind === other)
  return { kind: other, normalized: next === undefined ? present.get(other) : (next.normalized ?? undefined) }
}
