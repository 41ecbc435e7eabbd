import type { Api } from '../api/index.ts'

/** Creates a passkey in the background. Errors are ignored, because the person has not asked for it. */
export function makePasskeyInBackground(api: Api): void {
  import('../passkeys/make-passkey-silently.ts')
    .then((module) => module.makePasskeySilently(api))
    .catch(() => undefined)
}
