import { kit, signIn, validation } from '@foyer/core/messages/en-001'
import * as german from '@foyer/core/messages/de-DE'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createApi } from '../api/index.ts'
import { basicFingerprint } from '../fingerprint/create-fingerprint.ts'
import { Session } from '../session/session.ts'
import { Recovery } from '../recovery/recovery.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { disableAutofill, withPasskeys } from '../testing/passkey-browser.ts'
import { answerPasskeyOptions, answerSettings, wrongPassword } from '../testing/render-form.tsx'
import { alert, fillIn, submit } from '../testing/sign-in-controls.ts'
import { FoyerProvider } from './foyer-provider.tsx'

withPasskeys()

const passkey = page.getByRole('button', { name: 'Sign in with a passkey' })
const toast = page.getByRole('status', { name: 'Toast' })

/** Renders an app with an inline catalogue, which renders again when the form reports an error. */
async function renderToaster(): Promise<void> {
  const api = createApi({
    lang: 'en-001',
    async fetch(input) {
      const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.origin)
      if (pathname.endsWith('/settings')) return answerSettings()
      if (pathname.endsWith('/passkey/options')) return answerPasskeyOptions()
      return wrongPassword()
    },
  })
  const session = new Session({ api, storage: null })

  function Toaster() {
    const [text, setText] = useState('')
    const [isGerman, setIsGerman] = useState(false)
    const all = isGerman ? german : { kit, validation, signIn }
    return (
      <FoyerProvider
        api={api}
        session={session}
        fingerprint={basicFingerprint}
        messages={{ ...all.kit, ...all.validation, ...all.signIn }}
      >
        <SignIn onError={setText} />
        <output aria-label="Toast">{text}</output>
        <button type="button" onClick={() => setIsGerman(true)}>
          Deutsch
        </button>
      </FoyerProvider>
    )
  }
  await render(<Toaster />)
}

describe('With an inline catalogue of messages,', () => {
  it('an error stays beside the form when the app shows it, too', async () => {
    await renderToaster()
    await fillIn()
    await submit.click()
    await expect.element(toast).toHaveTextContent(/is wrong/)
    await expect.element(alert).toHaveTextContent(/is wrong/)
  })

  it('a cancelled passkey is not requested again when the app renders again or the language changes', async () => {
    disableAutofill()
    const refused = new DOMException('Not allowed', 'NotAllowedError')
    const ask = vi.spyOn(navigator.credentials, 'get').mockRejectedValue(refused)
    await renderToaster()
    await passkey.click()
    await expect.element(toast).toHaveTextContent(/This was cancelled/)
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect.element(page.getByRole('button', { name: german.signIn.sign_in_passkey })).toBeVisible()
    const said = page.getByRole('status').filter({ hasText: german.signIn.passkey_cancelled })
    await expect.element(said.first()).toBeVisible()
    expect(ask).toHaveBeenCalledOnce()
    expect(answerPasskeyOptions).toHaveBeenCalledOnce()
  })

  it('a text of the app’s own goes when the app no longer passes it', async () => {
    const api = createApi({ lang: 'en-001', fetch: async () => answerSettings() })
    const session = new Session({ api, storage: null })
    const app = (own: object) => (
      <FoyerProvider
        api={api}
        session={session}
        fingerprint={basicFingerprint}
        messages={{ ...kit, ...validation, ...signIn, ...own }}
      >
        <Recovery />
      </FoyerProvider>
    )
    // A message of a form that is loaded later, which the catalogue itself lacks.
    const { rerender } = await render(app({ recovery_subtitle: 'We will help you.' }))
    await expect.element(page.getByText('We will help you.')).toBeVisible()
    await rerender(app({}))
    await expect.element(page.getByText('We will send you a link to set a new one.')).toBeVisible()
  })
})
