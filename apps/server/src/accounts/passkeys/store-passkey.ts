import { randomUUID } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { passkeys } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import type { SessionOwner } from '../hold-person.ts'
import { nameAuthenticator } from './name-authenticator.ts'
import type { PasskeyRow } from './verify-used-passkey.ts'
import type { VerifiedPasskey } from './verify-new-passkey.ts'

/** The maximum number of passkeys of an account: more than anybody needs, and few enough for one list. */
const maxPasskeys = 100

interface Owner {
  readonly userId: string
  /** The session in which it was made; `null`: unknown. */
  readonly sessionId: string | null
}

/** @throws ApiError passkey_limit if the person cannot add another one */
export async function checkPasskeyLimit(queries: Queries, userId: string): Promise<void> {
  const [current] = await queries.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  if (current !== undefined && current.count >= maxPasskeys) throw new ApiError('passkey_limit')
}

/**
 * Stores a new passkey. Call it in the transaction that has locked or created the person.
 * @throws ApiError passkey_exists if the person has it already; passkey_limit
 */
export async function storePasskey(
  queries: Queries,
  { userId, sessionId }: Owner,
  passkey: VerifiedPasskey,
): Promise<PasskeyRow> {
  await checkPasskeyLimit(queries, userId)
  const [row] = await queries
    .insert(passkeys)
    .values({ ...passkey, id: randomUUID(), userId, sessionId, name: nameAuthenticator(passkey.aaguid) })
    .onConflictDoNothing()
    .returning()
  if (row === undefined) throw new ApiError('passkey_exists')
  return row
}

/** @throws ApiError not_found */
export async function renamePasskey(
  queries: Queries,
  { userId, id }: Pick<PasskeyRow, 'userId' | 'id'>,
  name: string,
): Promise<PasskeyRow> {
  const [row] = await queries
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning()
  if (row === undefined) throw new ApiError('not_found')
  return row
}

/**
 * Moves the passkeys that were made in one session to the session that replaces it. Otherwise the account's first proof, given in the new
 * session, would remove them as somebody else's. Call it in the transaction that has locked the person.
 */
export async function movePasskeys(
  queries: Queries,
  { userId, sessionId }: SessionOwner,
  nextSessionId: string,
): Promise<void> {
  await queries
    .update(passkeys)
    .set({ sessionId: nextSessionId })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.sessionId, sessionId)))
}
