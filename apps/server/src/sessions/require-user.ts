import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { Refusal } from '../refusals/refusal.ts'
import { findUser } from './find-user.ts'
import type { Current } from './session-check.ts'

/**
 * The guard of every call that needs a person.
 * @throws Refusal unauthenticated
 */
export function requireUser(context: Context, request: FastifyRequest): Promise<Current> {
  return findUser(context, request).then(refuseNobody)
}

function refuseNobody(current: Current | undefined): Current {
  if (current === undefined) throw new Refusal('unauthenticated')
  return current
}
