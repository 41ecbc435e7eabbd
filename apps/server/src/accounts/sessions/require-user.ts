import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import { findUser } from './find-user.ts'
import type { Current } from './check/session-check.ts'

/**
 * The signed-in user, for calls that need one.
 * @throws HttpError unauthenticated
 */
export function requireUser(context: Context, request: FastifyRequest): Promise<Current> {
  return findUser(context, request).then(requireCurrent)
}

function requireCurrent(current: Current | undefined): Current {
  if (current === undefined) throw new HttpError('unauthenticated')
  return current
}
