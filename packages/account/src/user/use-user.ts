import type { User } from '@foyer/core/wire'
import { useSession, type SessionState } from '@foyer/sign-in'

/** Who is signed in, as far as it is known. */
export interface UserState {
  /** `null`: nobody is signed in, or it is not known yet. */
  readonly user: User | null
  /** `checking`: the server is being asked. `unknown`: it could not be asked. */
  readonly status: SessionState['status']
}

/**
 * The signed-in person. Renders again when somebody signs in or out, in another tab too.
 * @throws MissingPluginError outside of `<FoyerProvider>`
 */
export function useUser(): UserState {
  const { state } = useSession()
  return { user: state.status === 'signed-in' ? state.user : null, status: state.status }
}
