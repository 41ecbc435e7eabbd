import type { Foyer } from '../create-foyer.ts'
import { FoyerError } from '../foyer-error.ts'
import type { RequestWithHeaders } from '../session-cookie.ts'
import type { FoyerUser, Requirement } from '../user.ts'
import { addReturnPath, pathOf } from './add-return-path.ts'

/** Where people are sent to sign in. */
export interface ReactRouterOptions {
  /**
   * The path of the sign-in page, such as `/sign-in`, to which loaders and actions redirect people who are not signed in, with the
   * requested page as `from` in its query. Default: they answer 401.
   */
  readonly signInPath?: string | undefined
}

/** The part of a request of React Router that is used. */
export interface ReactRouterRequest extends RequestWithHeaders {
  readonly url: string
  readonly method: string
}

/** Guards for loaders and actions of React Router. */
export interface ReactRouterGuards<User> {
  /** The signed-in user, or `null`. @throws {Response} 500 or 503, which error boundaries get as a route's error response */
  getUser(request: RequestWithHeaders): Promise<User | null>
  /** @throws {Response} a redirect to `signInPath`, or 401, 403, 500 or 503 */
  requireUser(request: ReactRouterRequest, requirement?: Requirement): Promise<User>
}

/** Foyer for loaders and actions of React Router's framework mode. */
export function createGuards<Added extends object>(
  foyer: Foyer<Added>,
  { signInPath }: ReactRouterOptions = {},
): ReactRouterGuards<FoyerUser & Added> {
  function redirectToSignIn(error: unknown, { url, method }: ReactRouterRequest): never {
    if (!(error instanceof FoyerError) || error.code !== 'unauthenticated' || signInPath === undefined)
      return throwResponse(error)
    const location = addReturnPath(signInPath, pathOf(new URL(url), method))
    throw new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
  }

  return {
    getUser: (request) => foyer.getUser(request).catch(throwResponse),
    requireUser: (request, requirement) =>
      foyer.requireUser(request, requirement).catch((error: unknown) => redirectToSignIn(error, request)),
  }
}

function throwResponse(error: unknown): never {
  throw error instanceof FoyerError ? error.toResponse() : error
}
