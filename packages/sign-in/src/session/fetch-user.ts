import type { User } from '@foyer/core/wire'
import type { Api } from '../api/index.ts'

/**
 * The signed-in user, in the form that a sign-in returns. The rest of the answer is for back ends.
 * @throws ApiError with the code `unauthenticated` when nobody is signed in
 */
export async function fetchUser(api: Api): Promise<User> {
  const { session: _session, identifiers: _identifiers, ...user } = await api.call('session', {})
  return user
}

/** Has the server answered that nobody is signed in? */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'unauthenticated'
}
