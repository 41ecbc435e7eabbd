import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { ApiError } from '../../api-error.ts'
import { findUser } from './find-user.ts'
import type { Current } from '../../accounts/sessions/check/session-check.ts'

/**
 * The signed-in user, for calls that need one.
 * @throws ApiError unauthenticated
 */
export function requireUser(context: Context, request: FastifyRequest): Promise<Current> {
  return findUser(context, request).then(requireCurrent)
}

/**
 * Refuses a call of a page that shows somebody else than the caller, such as one that slept while another person signed in.
 * @throws ApiError unauthenticated, other_user
 */
export function requireSamePerson(shownId: string, current: Current | undefined): void {
  if (requireCurrent(current).user.id !== shownId) throw new ApiError('other_user')
}

function requireCurrent(current: Current | undefined): Current {
  if (current === undefined) throw new ApiError('unauthenticated')
  return current
}
