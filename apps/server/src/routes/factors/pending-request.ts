import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRepeatableToken, isRepeated } from '../../accounts/sessions/idempotent-request.ts'
import { hashSessionToken, isSessionToken, readUserId } from '../../accounts/sessions/session-token.ts'
import type { Context } from '../../context.ts'
import type { ApiError } from '../../api-error.ts'
import { readIdempotentRequest } from '../../http/route.ts'

/** The token of the pending sign-in (empty if there is none), and the idempotent request, if the request can be sent again. */
export function readPendingRequest(
  { pendingCookie }: Pick<Context, 'pendingCookie'>,
  request: FastifyRequest,
) {
  const pendingToken = pendingCookie.read(request) ?? ''
  return { pendingToken, idempotentRequest: readIdempotentRequest(request, hashSessionToken(pendingToken)) }
}

/**
 * Finds the session that an earlier or concurrent copy of this second step has opened, in case the earlier answer was lost.
 * @throws ApiError the refusal, if there is none
 */
export async function findOpenedSession(context: Context, request: FastifyRequest, refusal: ApiError) {
  const { checkSession, database } = context
  const { pendingToken, idempotentRequest } = readPendingRequest(context, request)
  const isSentAgain =
    refusal.code === 'second_factor_over' &&
    idempotentRequest !== undefined &&
    isSessionToken(pendingToken) &&
    (await isRepeated(database.drizzle, idempotentRequest))
  if (!isSentAgain) throw refusal
  const token = await createRepeatableToken(database.drizzle, readUserId(pendingToken), idempotentRequest)
  const current = await checkSession(token)
  if (current === undefined) throw refusal
  return { user: current.user, token, idempotentRequest }
}

/** Sets the cookie of the session that the second step has opened. */
export function setSessionCookie(
  { pendingCookie, sessionCookie }: Pick<Context, 'pendingCookie' | 'sessionCookie'>,
  reply: FastifyReply,
  token: string,
): void {
  pendingCookie.clear(reply)
  sessionCookie.write(reply, token)
}
