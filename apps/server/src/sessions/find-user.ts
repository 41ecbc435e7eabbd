import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Current } from './session-check.ts'

/** Who makes a call that is open to anyone; `undefined` for somebody who is not signed in. */
export async function findUser(context: Context, request: FastifyRequest): Promise<Current | undefined> {
  const token = context.sessionCookie.read(request)
  return token === undefined ? undefined : context.checkSession(token)
}
