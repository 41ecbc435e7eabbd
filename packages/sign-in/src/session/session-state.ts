import type { User } from '@foyer/core/wire'

/** Who is signed in, as far as this page knows. */
export type SessionState =
  /** Somebody was signed in at the last visit; the server is being asked. */
  | { readonly status: 'checking' }
  /** `isEnded`: somebody was signed in on this page, and did not sign out here. */
  | { readonly status: 'signed-out'; readonly isEnded?: boolean }
  | { readonly status: 'signed-in'; readonly user: User }
  /**
   * Somebody was signed in at the last visit, and the server could not be asked. It is asked again when the network or the person
   * comes back.
   */
  | { readonly status: 'unknown'; readonly error: unknown }

export const checking: SessionState = { status: 'checking' }
export const signedOut: SessionState = { status: 'signed-out' }
export const ended: SessionState = { status: 'signed-out', isEnded: true }

/** The id of the signed-in person. */
export function readUserId(state: SessionState): string | undefined {
  return state.status === 'signed-in' ? state.user.id : undefined
}
