import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, gt, sql, TransactionRollbackError } from 'drizzle-orm'
import { deleteBatch } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { idempotentRequests } from '../../database/schema/schema.ts'
import { createSessionToken } from './session-token.ts'

/** A submit that a browser may send several times, for example because the answer was lost. */
export interface IdempotentRequest {
  /** Method and path of the call, because a key belongs to one call. */
  readonly call: string
  /**
   * For what the key is valid, because another person or browser may send the same one: the normalised e-mail or phone, the id of the
   * person or their session, or the token that the call uses up.
   */
  readonly scope: string
  /** The `Idempotency-Key`. */
  readonly key: string
  /** The other fields, as `describeContent` writes them: with another password it is another request. */
  readonly content: string
}

/**
 * Fields that may differ when the request is sent again: the name is compared in its normalised form, a captcha has a
 * check of its own, and the fingerprint changes when the device is turned.
 */
const ignoredFields = new Set(['email', 'phone', 'captcha', 'fingerprint', 'lang'])

/** The compared fields as one text, which does not depend on their order. */
export function describeContent(body: unknown): string {
  const fields = Object.entries(Object(body)).filter(([field]) => !ignoredFields.has(field))
  return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const retentionHours = 1

export interface StartedRequest {
  /**
   * 256 bits for the cookie. They are the same each time the request is sent, so the cookie works whichever answer arrives
   * last. They are derived from the key, which the database does not store, and a seed, which only the database stores, so
   * neither reveals them alone.
   */
  readonly secret: Buffer
  /** The request was sent before, and its work is done. */
  readonly isRepeated: boolean
}

/** The seed that a request gets if it was not sent before. */
export function createSeed(): string {
  return randomBytes(32).toString('base64url')
}

/** The secret of a request with this seed. */
export function deriveSecret(seed: string, { key }: IdempotentRequest): Buffer {
  return createHmac('sha256', seed).update(key).digest()
}

/**
 * Call it first in the transaction that does the work. Of several concurrent copies of a request, only one does the work.
 * @param seed given if something was derived from it before the transaction. A repeated request keeps its own
 */
export async function beginIdempotentRequest(
  queries: Queries,
  request: IdempotentRequest,
  seed = createSeed(),
): Promise<StartedRequest> {
  const keyHash = hashIdempotentRequest(request)
  const [row] = await queries
    .insert(idempotentRequests)
    .values({ keyHash, seed })
    // The update changes nothing. It makes PostgreSQL return the existing row, and makes a second request wait for the first one's seed.
    .onConflictDoUpdate({
      target: idempotentRequests.keyHash,
      set: { seed: sql`${idempotentRequests.seed}` },
    })
    .returning({ seed: idempotentRequests.seed })
  if (row === undefined) throw new Error('The insert of an idempotent request returned no row.')
  return { secret: deriveSecret(row.seed, request), isRepeated: row.seed !== seed }
}

/** A secret as text. It is the same each time the request is sent. */
export async function createRepeatableSecret(queries: Queries, request: IdempotentRequest): Promise<string> {
  const { secret } = await beginIdempotentRequest(queries, request)
  return secret.toString('base64url')
}

/** The session token of a request. It is the same each time the request is sent. */
export async function createRepeatableToken(
  queries: Queries,
  userId: string,
  request: IdempotentRequest,
): Promise<string> {
  const { secret } = await beginIdempotentRequest(queries, request)
  return createSessionToken(userId, secret)
}

/**
 * Was this request answered with success before? Waits for a copy that is still being processed. Then it reads the row again, because where
 * tables are spread over several machines, one of them may show the end of a transaction before another does.
 */
export async function isRepeated(
  database: Database['drizzle'],
  request: IdempotentRequest,
): Promise<boolean> {
  const isNew = await runTransaction(database, async (transaction) => {
    if (!(await beginIdempotentRequest(transaction, request)).isRepeated) throw new TransactionRollbackError()
  }).then(
    () => false,
    (error: unknown) => {
      if (error instanceof TransactionRollbackError) return true
      throw error
    },
  )
  if (isNew) return false
  const rows = await database
    .select({ keyHash: idempotentRequests.keyHash })
    .from(idempotentRequests)
    .where(
      and(
        eq(idempotentRequests.keyHash, hashIdempotentRequest(request)),
        gt(idempotentRequests.createdAt, sql`now() - make_interval(hours => ${retentionHours})`),
      ),
    )
  return rows.length > 0
}

/** Deletes requests that are too old to be repeated. @returns how many of at most `size` */
export function deleteOldIdempotentRequests(database: Database, size: number): Promise<number> {
  const isExpired = `created_at < now() - interval '${retentionHours} hours'`
  return deleteBatch(database, { table: 'attempts', key: 'key_hash', by: 'created_at', isExpired }, size)
}

/** The hash that the database stores. It reveals nothing about the password, because the random key is stored nowhere. */
export function hashIdempotentRequest({ call, scope, key, content }: IdempotentRequest): string {
  return createHmac('sha256', key).update(`${call}\n${scope}\n${content}`).digest('base64url')
}
