import type { User } from '@foyer/core/wire'
import { createContext } from 'react'

/** How a sign-in that begins inside a form ends there. */
export interface SecondStepGate {
  /**
   * Shows the second step if the call was refused because it needs one, and resolves with whether it was. `onSignedIn`: called once the
   * person is signed in, before `onSuccess` of the form.
   * @throws ApiError when it cannot be loaded
   */
  readonly handleError: (error: unknown, onSignedIn?: (user: User) => void) => Promise<boolean>
  /** Begins the session, and calls `onSignedIn` and `onSuccess` of the form. */
  readonly enter: (user: User, onEntered?: (user: User) => void) => void
}

/** The gate of the surrounding form, for components inside it, such as the form for a code, or the social buttons. */
export const SecondStepContext = createContext<SecondStepGate | null>(null)
