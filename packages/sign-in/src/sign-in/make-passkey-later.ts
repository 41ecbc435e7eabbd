import type { Api } from '../api/index.ts'

/** Creates a passkey in the background. Errors are ignored, because the person has not asked for it. */
export function makePasskeyLater(api: Api): void {
  import('../passkeys/make-quietly.ts').then((part) => part.makeQuietly(api)).catch(() => undefined)
}
