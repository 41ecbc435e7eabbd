import { useSyncExternalStore } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import type { SessionState } from './session-state.ts'
import type { Session } from './session.ts'

/**
 * The state of the session, and the session itself, to change it.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function useSession(): { readonly state: SessionState; readonly session: Session } {
  const { session } = useFoyer('useSession')
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getServerState)
  return { state, session }
}
