import type { Foyer } from '../plugins/foyer-context.ts'
import { PasskeyError } from './passkey-error.ts'
import { askForPasskey, type ChosenPasskey } from './sign-in-with-passkey.ts'

/** In ms: a challenge counts for ten minutes. */
const lifetime = 9 * 60_000

/**
 * Offers passkeys among the suggestions of the form's fields, with a new challenge before the old one is over, until the person chooses
 * one. If the browser ends it, it begins again when somebody comes back to the form.
 * @throws when that cannot be done here, the server gives no challenge, or the signal aborts
 */
export async function awaitAutofill(
  foyer: Foyer,
  form: Element,
  signal: AbortSignal,
): Promise<ChosenPasskey> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()))
    throw new PasskeyError('passkey_impossible')
  for (;;) {
    const renewal = new AbortController()
    const timer = setTimeout(() => renewal.abort(), lifetime)
    try {
      return await askForPasskey(foyer, AbortSignal.any([signal, renewal.signal]), 'conditional')
    } catch (error) {
      if (signal.aborted) throw error
      if (renewal.signal.aborted) continue
      if (!(error instanceof PasskeyError) || error.code !== 'passkey_cancelled') throw error
      await nextFocus(form, signal)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Waits until somebody goes to a field of the form. @throws the reason of the signal if it aborts first */
function nextFocus(form: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    const goOn = (): void => {
      signal.removeEventListener('abort', abort)
      resolve()
    }
    form.addEventListener('focusin', goOn, { once: true, signal })
    signal.addEventListener('abort', abort, { once: true })
  })
}
