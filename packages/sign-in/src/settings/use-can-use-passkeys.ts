import { useBrowserValue } from '@foyer/kit/use-browser-value'

/** Does this browser support passkeys here? Only on secure pages. While rendering on a server: true, as nearly all browsers do. */
export function useCanUsePasskeys(): boolean {
  return useBrowserValue(() => 'PublicKeyCredential' in globalThis, true)
}
