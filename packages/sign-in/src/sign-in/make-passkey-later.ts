import type { Api } from '../api/index.ts'

/** Makes a passkey in the background. Nobody has asked for it, so nobody hears why there is none. */
export function makePasskeyLater(api: Api): void {
  import('../passkeys/make-quietly.ts').then((part) => part.makeQuietly(api)).catch(() => undefined)
}
