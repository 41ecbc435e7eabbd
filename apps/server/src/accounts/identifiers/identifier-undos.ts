import { hash, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { identifierUndos } from '../../database/schema/schema.ts'
import type { AccountName } from '../account-name.ts'
import { lockPerson } from '../hold-person.ts'

/** In hours: how long a change can be undone. */
export const undoHours = 72

export type Undo = typeof identifierUndos.$inferSelect

/**
 * Stores what an account had before a change. Call it with the person locked.
 * @param former `null`: it had no proven identifier of this kind
 * @returns the token of the link that undoes the change, which is only stored as a hash
 */
export async function writeUndo(
  queries: Queries,
  { userId, kind, former }: { userId: string; kind: Undo['kind']; former: Former | null },
): Promise<string> {
  const token = createToken()
  await queries.insert(identifierUndos).values({
    tokenHash: hashToken(token),
    userId,
    kind,
    given: former?.given ?? null,
    normalized: former?.normalized ?? null,
    // Not `now()`, the time at which the transaction began: it may have waited for the person's lock while one that began later committed.
    changedAt: sql`clock_timestamp()`,
    expiresAt: sql`clock_timestamp() + make_interval(hours => ${undoHours})`,
  })
  return token
}

type Former = Pick<AccountName, 'given' | 'normalized'>

/** The change that a link would undo. The link stays valid. */
export async function findUndo(queries: Queries, token: string): Promise<Undo | undefined> {
  const [undo] = await queries
    .select()
    .from(identifierUndos)
    .where(and(eq(identifierUndos.tokenHash, hashToken(token)), gt(identifierUndos.expiresAt, sql`now()`)))
  return undo
}

/**
 * Locks the person, and uses up an undo link together with those of all later changes. Of several concurrent calls, only one gets the
 * changes.
 * @returns this change and all later ones, oldest first; `undefined` if the link is not valid
 */
export async function useUndo(
  queries: Queries,
  token: string,
): Promise<readonly [Undo, ...Undo[]] | undefined> {
  const found = await findUndo(queries, token)
  if (found === undefined) return undefined
  const { userId, tokenHash } = found
  await lockPerson(queries, userId)
  const all = await queries
    .select()
    .from(identifierUndos)
    .where(eq(identifierUndos.userId, userId))
    .orderBy(asc(identifierUndos.changedAt))
  const index = all.findIndex((undo) => undo.tokenHash === tokenHash)
  const [first, ...later] = index === -1 ? [] : all.slice(index)
  if (first === undefined) return undefined
  const hashes = [first, ...later].map((undo) => undo.tokenHash)
  const deleted = await queries
    .delete(identifierUndos)
    .where(and(eq(identifierUndos.userId, userId), inArray(identifierUndos.tokenHash, hashes)))
    .returning({ tokenHash: identifierUndos.tokenHash })
  // Trust the deletion, not the lock: a distributed PostgreSQL may release the person's row before rows deleted on other machines are gone.
  if (!deleted.some((undo) => undo.tokenHash === tokenHash)) return undefined
  return [first, ...later]
}

/**
 * Invalidates the links of changes but keeps the changes, which say what an earlier link gives back. The rows are deleted and inserted
 * again, because a distributed PostgreSQL places a row by its hash. Call it with the person locked.
 */
export async function closeUndos(queries: Queries, undos: readonly Undo[]): Promise<void> {
  if (undos.length === 0) return
  const hashes = undos.map((undo) => undo.tokenHash)
  const ended = await queries
    .delete(identifierUndos)
    .where(inArray(identifierUndos.tokenHash, hashes))
    .returning()
  // As in `useUndo`: some may have been used up since.
  if (ended.length === 0) return
  await queries
    .insert(identifierUndos)
    .values(ended.map((undo) => ({ ...undo, tokenHash: hashToken(createToken()) })))
}

/** Deletes expired links, which are no longer valid anyway. @returns how many of at most `size` */
export function deleteExpiredUndos(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'identifier_undos', key: 'token_hash', by: 'expires_at' }, size)
}

function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A plain hash is enough, because a random token cannot be guessed. */
function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
