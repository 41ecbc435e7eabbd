import { useSyncExternalStore } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import type { Session, SessionState } from './session.ts'

const beforeScript: SessionState = { status: 'signed-out' }

/** Who is signed in, and what can be done about it. */
export function useSession(): { readonly state: SessionState; readonly session: Session } {
  const { session } = useFoyer('useSession')
  const state = useSyncExternalStore(session.subscribe, session.getState, () => beforeScript)
  return { state, session }
}
