import type { Foyer } from '../create-foyer.ts'
import { FoyerError } from '../foyer-error.ts'
import type { RequestWithHeaders } from '../session-cookie.ts'
import type { FoyerUser, Requirement } from '../user.ts'
import { createUserOfRequest } from '../user-of-request.ts'

/** The part of a reply of Fastify that is used. */
export interface FastifyReply {
  code(status: number): unknown
  headers(values: Record<string, string>): unknown
  send(body: unknown): unknown
}

/** Guards for the routes of Fastify. */
export interface FastifyGuards<User> {
  /** A hook (`preHandler`, `onRequest` …) that lets only signed-in people pass, and answers all others with 401, 403, 500 or 503. */
  requireUser(
    requirement?: Requirement,
  ): (request: RequestWithHeaders, reply: FastifyReply) => Promise<unknown>
  /** The user whom `requireUser()` has let pass with this request. @throws {FoyerError} `foyer_misconfigured` without `requireUser()` */
  userOf(request: RequestWithHeaders): User
  /**
   * For `setErrorHandler`: answers errors that `foyer` throws in your own handlers. Rethrows all others, to the error handler of the
   * surrounding plugin.
   */
  answerErrors(error: unknown, request: unknown, reply: FastifyReply): void
}

/** Foyer for Fastify. */
export function createGuards<Added extends object>(foyer: Foyer<Added>): FastifyGuards<FoyerUser & Added> {
  const users = createUserOfRequest<FoyerUser & Added>()
  return {
    requireUser: (requirement) => async (request, reply) => {
      try {
        users.set(request, await foyer.requireUser(request, requirement))
        return undefined
      } catch (error) {
        answerOrThrow(error, reply)
        // Tells Fastify that the request is answered.
        return reply
      }
    },
    userOf: users.get,
    answerErrors: (error, _request, reply) => answerOrThrow(error, reply),
  }
}

function answerOrThrow(error: unknown, reply: FastifyReply): void {
  if (!(error instanceof FoyerError)) throw error
  const { status, headers, body } = error.answer
  reply.code(status)
  reply.headers({ ...headers })
  reply.send(body)
}
