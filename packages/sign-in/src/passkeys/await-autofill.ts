import type { Foyer } from '../plugins/foyer-context.ts'
import { PasskeyError } from './passkey-error.ts'
import { askForPasskey, type ChosenPasskey } from './sign-in-with-passkey.ts'

/** In ms: less than the ten minutes for which a challenge is valid. */
const lifetime = 9 * 60_000

const pageHideReason = 'The page is left.'

/**
 * Offers passkeys among the suggestions of the form's fields until the person chooses one. Gets a new challenge before the old one
 * expires. If the browser ends the request, makes a new one when the focus returns to the form. Ends the request when the page is left,
 * and makes a new one if the browser has kept the page in its back/forward cache.
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
    const handlePageHide = (): void => renewal.abort(pageHideReason)
    // Chromium keeps no page in its back/forward cache that asks for a passkey.
    addEventListener('pagehide', handlePageHide)
    try {
      return await askForPasskey(foyer, AbortSignal.any([signal, renewal.signal]), 'conditional')
    } catch (error) {
      if (signal.aborted) throw error
      if (renewal.signal.reason === pageHideReason) await nextEvent(window, 'pageshow', signal)
      if (renewal.signal.aborted) continue
      if (!(error instanceof PasskeyError) || error.code !== 'passkey_cancelled') throw error
      await nextEvent(form, 'focusin', signal)
    } finally {
      clearTimeout(timer)
      removeEventListener('pagehide', handlePageHide)
    }
  }
}

/** Waits for an event. @throws the reason of the signal if it aborts first */
function nextEvent(target: EventTarget, type: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const handleAbort = (): void => reject(signal.reason)
    const handleEvent = (): void => {
      signal.removeEventListener('abort', handleAbort)
      resolve()
    }
    target.addEventListener(type, handleEvent, { once: true, signal })
    signal.addEventListener('abort', handleAbort, { once: true })
  })
}
