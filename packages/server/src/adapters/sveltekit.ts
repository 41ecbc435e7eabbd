import type { Foyer } from '../create-foyer.ts'
import { FoyerError } from '../foyer-error.ts'
import type { FoyerUser, Requirement } from '../user.ts'
import { addReturnPath, pathOf } from './add-return-path.ts'

/** The part of an event of SvelteKit that is used. */
export interface SvelteKitEvent {
  readonly request: Request
  readonly url: URL
  setHeaders(headers: Record<string, string>): void
}

/** Functions of SvelteKit, passed in so that this package depends on no version of it. */
export interface SvelteKitParts {
  /** From `@sveltejs/kit`. */
  error(status: number, body: { code: string; message: string }): never
  /** From `@sveltejs/kit`. */
  redirect(status: 303, path: string): never
  /**
   * The path of the sign-in page, such as `/sign-in`, to which people who are not signed in are redirected, with the requested page as
   * `from` in its query. Default: they get 401.
   */
  readonly signInPath?: string | undefined
}

/** Guards for the loads, actions and endpoints of SvelteKit. */
export interface SvelteKitGuards<User> {
  /** The signed-in user, or `null`. @throws SvelteKit's error 500 or 503 */
  getUser(event: SvelteKitEvent): Promise<User | null>
  /** @throws SvelteKit's redirect to `signInPath`, or its error 401, 403, 500 or 503 */
  requireUser(event: SvelteKitEvent, requirement?: Requirement): Promise<User>
}

/** SvelteKit sets the other headers itself, by the kind of answer. */
const addedHeaders = new Set(['retry-after', 'www-authenticate'])

/** Foyer for the hooks, server `load` functions, actions and endpoints of SvelteKit. */
export function createGuards<Added extends object>(
  foyer: Foyer<Added>,
  { error, redirect, signInPath }: SvelteKitParts,
): SvelteKitGuards<FoyerUser & Added> {
  /**
   * The requests whose answer has its headers already: several `load` functions of an event may fail, and SvelteKit lets a header be
   * set only once.
   */
  const answeredRequests = new WeakSet<Request>()

  function handleError(thrown: unknown, event: SvelteKitEvent): never {
    if (!(thrown instanceof FoyerError)) throw thrown
    if (thrown.code === 'unauthenticated' && signInPath !== undefined)
      return redirect(303, addReturnPath(signInPath, pathOf(event.url, event.request.method)))
    const { status, headers, body } = thrown.answer
    const added = Object.entries(headers).filter(([name]) => addedHeaders.has(name))
    if (added.length > 0 && !answeredRequests.has(event.request)) {
      answeredRequests.add(event.request)
      event.setHeaders(Object.fromEntries(added))
    }
    return error(status, { ...body })
  }

  return {
    getUser: (event) => foyer.getUser(event.request).catch((thrown: unknown) => handleError(thrown, event)),
    requireUser: (event, requirement) =>
      foyer.requireUser(event.request, requirement).catch((thrown: unknown) => handleError(thrown, event)),
  }
}
