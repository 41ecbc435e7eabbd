import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { requestOptions } from './passkey-options.ts'
import {
  answerJson,
  answerPasskeyOptions,
  answerSettings,
  answerSignUpOptions,
  settingsOf,
} from './render-form.tsx'
import { addVirtualAuthenticator, type VirtualAuthenticator } from './virtual-authenticator.ts'

/** Runs each test of a file with an authenticator, and a server that takes passkeys. Returns a getter of the authenticator. */
export function withPasskeys(): () => VirtualAuthenticator {
  let authenticator: VirtualAuthenticator
  beforeEach(async () => {
    authenticator = await addVirtualAuthenticator()
    answerSettings.mockImplementation(settingsOf('classic', ['password', 'code', 'passkey']))
    answerPasskeyOptions.mockReset().mockImplementation(answerJson(200, { options: requestOptions }))
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    answerSettings.mockImplementation(settingsOf('classic'))
    answerPasskeyOptions.mockReset()
    answerSignUpOptions.mockReset()
    document.documentElement.dir = ''
    await page.viewport(1280, 800)
    await authenticator.remove()
  })
  return () => authenticator
}

/** The browser offers no passkeys among the suggestions. */
export function disableAutofill(): void {
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false)
}

/** Returns a function that lists the requests for passkeys since this call, newest last. */
export function watchRequests(): () => string[] {
  const get = vi.spyOn(navigator.credentials, 'get')
  return () =>
    get.mock.calls.map(([{ mediation = 'button', signal } = {}]) =>
      signal?.aborted ? `${mediation}, aborted` : mediation,
    )
}
