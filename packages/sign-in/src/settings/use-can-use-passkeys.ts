import { useSyncExternalStore } from 'react'

const hearNothing = () => () => undefined

/** Does this browser support passkeys here? Only on secure pages. While rendering on a server: true, as nearly all browsers do. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(
    hearNothing,
    () => 'PublicKeyCredential' in globalThis,
    () => true,
  )
}
