import type { Foyer } from '../create-foyer.ts'
import { FoyerError } from '../foyer-error.ts'
import type { RequestWithHeaders } from '../session-cookie.ts'
import type { FoyerUser, Requirement } from '../user.ts'

export interface ReactRouterOptions {
  /** Where loaders and actions send those who are not signed in, such as `/sign-in`; without it they get 401. */
  readonly signInPath?: string | undefined
}

export interface ReactRouterGuards<User> {
  /** Who is signed in, or `null`. @throws {Response} 503, 500, which error boundaries get as a route's error response */
  getUser(request: RequestWithHeaders): Promise<User | null>
  /** @throws {Response} a redirect to `signInPath`, 401, 403, 503, 500 */
  requireUser(request: RequestWithHeaders, requirement?: Requirement): Promise<User>
}

/** Foyer for loaders and actions of React Router's framework mode. */
export function createGuards<Added extends object>(
  foyer: Foyer<Added>,
  { signInPath }: ReactRouterOptions = {},
): ReactRouterGuards<FoyerUser & Added> {
  function throwResponse(error: unknown): never {
    if (!(error instanceof FoyerError)) throw error
    if (error.code !== 'unauthenticated' || signInPath === undefined) throw error.toResponse()
    throw new Response(null, { status: 302, headers: { location: signInPath, 'cache-control': 'no-store' } })
  }
  return {
    getUser: (request) => foyer.getUser(request).catch(throwResponse),
    requireUser: (request, requirement) => foyer.requireUser(request, requirement).catch(throwResponse),
  }
}
