import type { Foyer } from '../create-foyer.ts'
import { FoyerError } from '../foyer-error.ts'
import type { RequestWithHeaders } from '../session-cookie.ts'
import type { FoyerUser, Requirement } from '../user.ts'
import { addReturnPath } from './add-return-path.ts'

/** What Next.js has for it, handed over so that this package needs no version of it. */
export interface NextParts {
  /** Of `next/headers`. */
  headers(): Promise<RequestWithHeaders['headers']>
  /** Of `next/navigation`. */
  redirect(path: string): never
  /** Where pages send those who are not signed in, such as `/sign-in`. */
  readonly signInPath: string
}

export interface PageRequirement extends Requirement {
  /**
   * The path of the page, with its query, which Next.js does not tell: the sign-in gets it as `from` in its own query. Default: it does not
   * know where to come back to.
   */
  readonly from?: string | undefined
}

export interface NextGuards<User> {
  /** For server components, actions and route handlers: who is signed in, or `null`. */
  getUser(): Promise<User | null>
  /**
   * For pages and actions: sends to `signInPath` who is not signed in.
   * @throws {FoyerError} everything but `unauthenticated`, for the page's `error.tsx`
   */
  requireUser(requirement?: PageRequirement): Promise<User>
  /** A route handler for those who are signed in. The others are answered 401, 403 or 503, and so is what `foyer` throws inside. */
  withUser<Call extends Request, Rest extends readonly unknown[]>(
    handle: (user: User, request: Call, ...rest: Rest) => Response | Promise<Response>,
    requirement?: Requirement,
  ): (request: Call, ...rest: Rest) => Promise<Response>
}

/** Foyer for the app router of Next.js. */
export function createGuards<Added extends object>(
  foyer: Foyer<Added>,
  { headers, redirect, signInPath }: NextParts,
): NextGuards<FoyerUser & Added> {
  return {
    getUser: async () => foyer.getUser({ headers: await headers() }),
    async requireUser({ from, ...requirement } = {}) {
      const request = { headers: await headers() }
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
