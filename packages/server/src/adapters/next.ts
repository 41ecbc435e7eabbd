import type { Foyer } from '../create-foyer.ts'
import { FoyerError } from '../foyer-error.ts'
import type { RequestWithHeaders } from '../session-cookie.ts'
import type { FoyerUser, Requirement } from '../user.ts'
import { addReturnPath } from './add-return-path.ts'

/** Functions of Next.js, passed in so that this package depends on no version of it. */
export interface NextParts {
  /** From `next/server`. */
  connection(): Promise<void>
  /** From `next/headers`. */
  headers(): Promise<RequestWithHeaders['headers']>
  /** From `next/navigation`. */
  redirect(path: string): never
  /** The path of the sign-in page, such as `/sign-in`, to which people who are not signed in are redirected. */
  readonly signInPath: string
}

/** What a page of Next.js requires of its visitor. */
export interface PageRequirement extends Requirement {
  /**
   * The path of the page, with its query, which Next.js does not provide. The sign-in page gets it as `from` in its query. Default:
   * the sign-in page does not know where to return to.
   */
  readonly from?: string | undefined
}

/** Guards for pages, actions and route handlers of Next.js. */
export interface NextGuards<User> {
  /** For server components, actions and route handlers: the signed-in user, or `null`. @throws {FoyerError} as `foyer.getUser` */
  getUser(): Promise<User | null>
  /**
   * For pages and actions: redirects to `signInPath` if nobody is signed in.
   * @throws {FoyerError} everything but `unauthenticated`, for the page's `error.tsx`
   */
  requireUser(requirement?: PageRequirement): Promise<User>
  /**
   * Makes a route handler for signed-in people. Answers all others with 401, 403, 500 or 503, and errors that `foyer` throws inside
   * `handle` in the same way.
   */
  withUser<Call extends Request, Rest extends readonly unknown[]>(
    handle: (user: User, request: Call, ...rest: Rest) => Response | Promise<Response>,
    requirement?: Requirement,
  ): (request: Call, ...rest: Rest) => Promise<Response>
}

/** Foyer for the app router of Next.js. */
export function createGuards<Added extends object>(
  foyer: Foyer<Added>,
  { connection, headers, redirect, signInPath }: NextParts,
): NextGuards<FoyerUser & Added> {
  /**
   * A prefetch waits here until Next.js ends it. Otherwise Next.js would abort the call to Foyer, which the circuit breaker counts as a
   * failure; and it would cache a redirect, even for people who sign in meanwhile.
   */
  async function readRequest(): Promise<RequestWithHeaders> {
    await connection()
    return { headers: await headers() }
  }

  return {
    getUser: async () => foyer.getUser(await readRequest()),
    async requireUser({ from, ...requirement } = {}) {
      const request = await readRequest()
      const user = await foyer.requireUser(request, requirement).catch((error: unknown) => {
        if (error instanceof FoyerError && error.code === 'unauthenticated') return null
        throw error
      })
      // Outside of the `catch`, since Next.js redirects by throwing.
      return user ?? redirect(addReturnPath(signInPath, from))
    },
    withUser:
      (handle, requirement) =>
      async (request, ...rest) => {
        try {
          return await handle(await foyer.requireUser(request, requirement), request, ...rest)
        } catch (error) {
          if (error instanceof FoyerError) return error.toResponse()
          throw error
        }
      },
  }
}
