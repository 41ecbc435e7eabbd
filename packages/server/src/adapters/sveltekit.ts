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

/** What SvelteKit has for it, handed over so that this package needs no version of it. */
export interface SvelteKitParts {
  /** Of `@sveltejs/kit`. */
  error(status: number, body: { code: string; message: string }): never
  /** Of `@sveltejs/kit`. */
  redirect(status: 303, path: string): never
  /** Where those are sent who are not signed in, such as `/sign-in`; without it they get 401. Its query says as `from` which page they asked for. */
  readonly signInPath?: string | undefined
}

export interface SvelteKitGuards<User> {
  /** Who is signed in, or `null`. @throws SvelteKit's error 503 or 500 */
  getUser(event: SvelteKitEvent): Promise<User | null>
  /** @throws SvelteKit's redirect to `signInPath`, or its error 401, 403, 503 or 500 */
  requireUser(event: SvelteKitEvent, requirement?: Requirement): Promise<User>
}

/** Foyer for the hooks, server `load` functions, actions and endpoints of SvelteKit. */
export function createGuards<Added extends object>(
  foyer: Foyer<Added>,
  { error, redirect, signInPath }: SvelteKitParts,
): SvelteKitGuards<FoyerUser & Added> {
  /** SvelteKit sets a header once for each event, and several `load` functions may fail for one. */
  const told = new WeakSet<Request>()

  function throwOn(thrown: unknown, event: SvelteKitEvent): never {
    if (!(thrown instanceof FoyerError)) throw thrown
    if (thrown.code === 'unauthenticated' && signInPath !== undefined)
      return redirect(303, addReturnPath(signInPath, pathOf(event.url, event.request.method)))
    const { status, body } = thrown.answer
    if (thrown.retryAfter !== undefined && !told.has(event.request)) {
      told.add(event.request)
      event.setHeaders({ 'retry-after': String(thrown.retryAfter) })
    }
    return error(status, { ...body })
  }

  return {
    getUser: (event) => foyer.getUser(event.request).catch((thrown: unknown) => throwOn(thrown, event)),
    requireUser: (event, requirement) =>
      foyer.requireUser(event.request, requirement).catch((thrown: unknown) => throwOn(thrown, event)),
  }
}
