import type { FastifyRequest } from 'fastify'
import { isRepeated, type IdempotentRequest } from '../../accounts/sessions/idempotent-request.ts'
import { isSessionToken, readUserId } from '../../accounts/sessions/session-token.ts'
import type { Context } from '../../context.ts'
import { readIdempotentRequest } from '../../http/route.ts'

/**
 * Whose request this is, if it was answered with success before and has ended the session whose cookie it still has: the answer was
 * lost, and with it the change of the cookie.
 */
export async function findDoneBefore(
  { database, sessionCookie }: Context,
  request: FastifyRequest,
): Promise<{ readonly userId: string; readonly idempotentRequest: IdempotentRequest } | undefined> {
  const formerToken = sessionCookie.read(request)
  if (formerToken === undefined || !isSessionToken(formerToken)) return undefined
  const userId = readUserId(formerToken)
  const idempotentRequest = readIdempotentRequest(request, userId)
  if (idempotentRequest === undefined || !(await isRepeated(database.drizzle, idempotentRequest)))
    return undefined
  return { userId, idempotentRequest }
}
