import type { Foyer } from '../create-foyer.ts'
import { FoyerError } from '../foyer-error.ts'
import type { RequestWithHeaders } from '../session-cookie.ts'
import type { FoyerUser, Requirement } from '../user.ts'
import { createUserOfRequest } from '../user-of-request.ts'

/** The part of a response of Express, or of Node, that is used. */
export interface ExpressResponse {
  statusCode: number
  readonly headersSent: boolean
  setHeader(name: string, value: string): unknown
  end(body: string): unknown
}

type Next = (error?: unknown) => void

/** Guards for the routes of Express. */
export interface ExpressGuards<User> {
  /** A handler that lets only signed-in people pass, and answers all others with 401, 403, 500 or 503. */
  requireUser(
    requirement?: Requirement,
  ): (request: RequestWithHeaders, response: ExpressResponse, next: Next) => Promise<void>
  /** The user whom `requireUser()` has let pass with this request. @throws {FoyerError} `foyer_misconfigured` without `requireUser()` */
  userOf(request: RequestWithHeaders): User
  /** An error handler: answers errors that `foyer` throws in your own handlers before they have begun to answer; passes others to `next`. */
  answerErrors(error: unknown, request: unknown, response: ExpressResponse, next: Next): void
}

/** Foyer for Express, and for other frameworks that take handlers of the same kind. */
export function createGuards<Added extends object>(foyer: Foyer<Added>): ExpressGuards<FoyerUser & Added> {
  const users = createUserOfRequest<FoyerUser & Added>()
  return {
    requireUser: (requirement) => async (request, response, next) => {
      try {
        users.set(request, await foyer.requireUser(request, requirement))
      } catch (error) {
        answerOrPass(error, response, next)
        return
      }
      next()
    },
    userOf: users.get,
    answerErrors: (error, _request, response, next) => answerOrPass(error, response, next),
  }
}

function answerOrPass(error: unknown, response: ExpressResponse, next: Next): void {
  // A response that has begun cannot be replaced. Express aborts it, so that clients do not take it for complete.
  if (!(error instanceof FoyerError) || response.headersSent) {
    next(error)
    return
  }
  const { status, headers, body } = error.answer
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.end(JSON.stringify(body))
}
