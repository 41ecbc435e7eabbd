import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Current } from './session-check.ts'

const nobody = Promise.resolve(undefined)

/** Who makes a call that is open to anyone; `undefined` for somebody who is not signed in. */
export function findUser(context: Context, request: FastifyRequest): Promise<Current | undefined> {
  const token = context.sessionCookie.read(request)
  return token === undefined ? nobody : context.checkSession(token)
}
