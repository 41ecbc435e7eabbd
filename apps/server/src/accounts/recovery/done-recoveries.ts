import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Ended } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { recoveryLinks } from '../../database/schema/schema.ts'
import { hashIdempotentRequest, type IdempotentRequest } from '../sessions/idempotent-request.ts'
import { recoveryMinutes } from './recovery-minutes.ts'

/** A recovery that has set a password. */
export interface CompletedRecovery {
  readonly userId: string
  readonly unlinked: Ended['unlinked']
}

/**
 * Stores the result of a recovery for the case that the same request is sent again, since its link or code is used up. The row is one of
 * the person's recovery links, under the hash of the request, which no token has. So it is deleted with them, for example when another
 * password is set.
 */
export async function storeCompletedRecovery(
  queries: Queries,
  request: IdempotentRequest,
  { userId, unlinked }: CompletedRecovery,
): Promise<void> {
  await queries.insert(recoveryLinks).values({
    tokenHash: hashIdempotentRequest(request),
    userId,
    unlinked: [...unlinked],
    expiresAt: sql`now() + make_interval(mins => ${recoveryMinutes})`,
  })
}

/** @returns `undefined` if this request has not set a password, or too long ago, or if another password was set since */
export async function findCompletedRecovery(
  queries: Queries,
  request: IdempotentRequest,
): Promise<CompletedRecovery | undefined> {
  const [row] = await queries
    .select({ userId: recoveryLinks.userId, unlinked: recoveryLinks.unlinked })
    .from(recoveryLinks)
    .where(
      and(
        eq(recoveryLinks.tokenHash, hashIdempotentRequest(request)),
        isNotNull(recoveryLinks.unlinked),
        gt(recoveryLinks.expiresAt, sql`now()`),
      ),
    )
  return row?.userId && row.unlinked ? { userId: row.userId, unlinked: row.unlinked } : undefined
}
