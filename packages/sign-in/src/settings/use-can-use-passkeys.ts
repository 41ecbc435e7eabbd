import { useSyncExternalStore } from 'react'

const hearNothing = () => () => undefined

/** Has this browser passkeys? It shows them to secure pages only. On a server it is taken to have them, as nearly all do. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(
    hearNothing,
    () => 'PublicKeyCredential' in globalThis,
    () => true,
  )
}
