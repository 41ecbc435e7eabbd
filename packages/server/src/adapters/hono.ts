import type { Foyer } from '../create-foyer.ts'
import { FoyerError } from '../foyer-error.ts'
import type { FoyerUser, Requirement } from '../user.ts'
import { createUserOfRequest } from '../user-of-request.ts'

/** The part of a context of Hono that is used. */
export interface HonoContext {
  readonly req: { readonly raw: Request }
}

/** Guards for the routes of Hono. */
export interface HonoGuards<User> {
  /** Middleware that lets only signed-in people pass, and answers all others with 401, 403, 500 or 503. */
  requireUser(
    requirement?: Requirement,
  ): (context: HonoContext, next: () => Promise<void>) => Promise<Response | undefined>
  /** The user whom `requireUser()` has let pass with this request. @throws {FoyerError} `foyer_misconfigured` without `requireUser()` */
  userOf(context: HonoContext): User
  /** For `app.onError`: answers errors that `foyer` throws in your own handlers, and Hono's `HTTPException` as Hono does. Rethrows others. */
  answerErrors(error: unknown): Response
}

/** Foyer for Hono. */
export function createGuards<Added extends object>(foyer: Foyer<Added>): HonoGuards<FoyerUser & Added> {
  const users = createUserOfRequest<FoyerUser & Added>()
  return {
    requireUser: (requirement) => async (context, next) => {
      try {
        users.set(context.req, await foyer.requireUser(context.req.raw, requirement))
      } catch (error) {
        return answerError(error)
      }
      await next()
      return undefined
    },
    userOf: (context) => users.get(context.req),
    answerErrors: (error) => (hasResponse(error) ? error.getResponse() : answerError(error)),
  }
}

/**
 * An `HTTPException` has its own response, such as 401 of `basicAuth`. An error handler has to answer it, because it replaces
 * Hono's own.
 */
function hasResponse(error: unknown): error is { getResponse(): Response } {
  return error instanceof Error && 'getResponse' in error && typeof error.getResponse === 'function'
}

function answerError(error: unknown): Response {
  if (error instanceof FoyerError) return error.toResponse()
  throw error
}
