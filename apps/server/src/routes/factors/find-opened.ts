import type { FastifyRequest } from 'fastify'
import { createRepeatableToken, isRepeated } from '../../accounts/sessions/idempotent-request.ts'
import { hashSessionToken, isSessionToken, readUserId } from '../../accounts/sessions/session-token.ts'
import type { Context } from '../../context.ts'
import type { HttpError } from '../../http/errors/http-error.ts'
import { readIdempotentRequest } from '../../http/route.ts'

/**
 * The session that the same second step has opened before, if its answer was lost, or that a copy of the request has just opened.
 * @throws HttpError the refusal, if there is none
 */
export async function findOpened(
  { checkSession, database, pendingCookie }: Context,
  request: FastifyRequest,
  refusal: HttpError,
) {
  const pendingToken = pendingCookie.read(request) ?? ''
  const idempotentRequest = readIdempotentRequest(request, hashSessionToken(pendingToken))
  const isSentAgain =
    refusal.code === 'second_factor_over' &&
    idempotentRequest !== undefined &&
    isSessionToken(pendingToken) &&
    (await isRepeated(database.drizzle, idempotentRequest))
  if (!isSentAgain) throw refusal
  const token = await createRepeatableToken(database.drizzle, readUserId(pendingToken), idempotentRequest)
  const current = await checkSession(token)
  if (current === undefined) throw refusal
  return { user: current.user, token }
}
