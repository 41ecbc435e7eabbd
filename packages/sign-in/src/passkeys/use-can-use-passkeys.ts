import { useSyncExternalStore } from 'react'
import { canUsePasskeys } from './can-use-passkeys.ts'

const hearNothing = () => () => undefined

/** Has this browser passkeys? On a server it is taken to have them, as nearly all do. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(hearNothing, canUsePasskeys, () => true)
}
