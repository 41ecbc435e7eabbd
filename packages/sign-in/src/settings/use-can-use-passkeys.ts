import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** Does this browser support passkeys here? Only on secure pages. While rendering on a server: true, as nearly all browsers do. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => 'PublicKeyCredential' in globalThis,
    () => true,
  )
}
