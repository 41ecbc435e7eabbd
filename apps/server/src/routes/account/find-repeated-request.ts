import type { FastifyRequest } from 'fastify'
import { isRepeated, type IdempotentRequest } from '../../accounts/sessions/idempotent-request.ts'
import { isSessionToken, readUserId } from '../../accounts/sessions/session-token.ts'
import type { Context } from '../../context.ts'
import { readIdempotentRequest } from '../../http/route.ts'

/**
 * The person whose request this is, if the request was answered with success before: the answer, which ended the session and would have
 * removed its cookie, was lost, so the browser still has the cookie.
 */
export async function findRepeatedRequest(
  { database, sessionCookie }: Context,
  request: FastifyRequest,
): Promise<{ readonly userId: string; readonly idempotentRequest: IdempotentRequest } | undefined> {
  const previousToken = sessionCookie.read(request)
  if (previousToken === undefined || !isSessionToken(previousToken)) return undefined
  const userId = readUserId(previousToken)
  const idempotentRequest = readIdempotentRequest(request, userId)
  if (idempotentRequest === undefined || !(await isRepeated(database.drizzle, idempotentRequest)))
    return undefined
  return { userId, idempotentRequest }
}
