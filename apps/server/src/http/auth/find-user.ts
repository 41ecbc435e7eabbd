import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Current } from '../../accounts/sessions/check/session-check.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The person of this request, if a hook has already looked them up. */
    currentUser: Promise<Current | undefined> | null
  }
}

const noUser = Promise.resolve(undefined)

/** The caller of a call that is open to everybody; `undefined` if they are not signed in. */
export function findUser(context: Context, request: FastifyRequest): Promise<Current | undefined> {
  if (request.currentUser !== null) return request.currentUser
  const token = context.sessionCookie.read(request)
  return token === undefined ? noUser : context.checkSession(token, context.proofCookie.read(request))
}
