import type { Foyer } from '../plugins/foyer-context.ts'
import { PasskeyError } from './passkey-error.ts'
import { askForPasskey, type ChosenPasskey } from './sign-in-with-passkey.ts'

/** In ms: less than the ten minutes for which a challenge is valid. */
const lifetime = 9 * 60_000

/**
 * Offers passkeys among the suggestions of the form's fields until the person chooses one. Gets a new challenge before the old one
 * expires. If the browser ends the request, makes a new one when the focus returns to the form.
 * @throws when the browser cannot do this, the server gives no challenge, or the signal aborts
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

/** Waits until a control of the form gets the focus. @throws the reason of the signal if it aborts first */
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
