import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { ApiError } from '../../api-error.ts'
import { findPendingSignIn, type PendingSignIn } from '../../accounts/factors/pending-sign-ins.ts'

/**
 * The sign-in of this browser that waits for its second step.
 * @throws ApiError second_factor_over
 */
export async function requirePending(
  { database, pendingCookie }: Pick<Context, 'database' | 'pendingCookie'>,
  request: FastifyRequest,
): Promise<PendingSignIn> {
  const token = pendingCookie.read(request)
  const pending = token === undefined ? undefined : await findPendingSignIn(database.drizzle, token)
  if (pending === undefined) throw new ApiError('second_factor_over')
  return pending
}
