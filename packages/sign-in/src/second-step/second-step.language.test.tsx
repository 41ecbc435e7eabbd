import * as german from '@foyer/core/messages/de-DE'
import * as english from '@foyer/core/messages/en-001'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { basicFingerprint } from '../fingerprint/create-fingerprint.ts'
import { FoyerProvider } from '../plugins/foyer-provider.tsx'
import { NewPassword } from '../recovery/new-password.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { answerJson } from '../testing/render-form.tsx'
import { dialog, NotePage, passwordWay } from '../testing/render-proof.tsx'
import { again, calls, createSecondStepServer, stepExpired, totp } from '../testing/second-step-server.tsx'
import { fillIn, submit } from '../testing/sign-in-controls.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** Renders on a page whose language can be chosen. Returns the function that chooses German. */
async function renderInEnglish(children: ReactNode, server = createSecondStepServer()) {
  vi.stubGlobal('fetch', server.fetch)
  const inLanguage = (lang: 'en-001' | 'de-DE') => {
    const { kit, validation, signIn } = lang === 'de-DE' ? german : english
    return (
      <FoyerProvider
        lang={lang}
        messages={{ ...kit, ...validation, ...signIn }}
        fingerprint={basicFingerprint}
      >
        {children}
      </FoyerProvider>
    )
  }
  const { rerender } = await render(inLanguage('en-001'))
  return () => rerender(inLanguage('de-DE'))
}

describe('When the language of the page changes,', () => {
  it('a message of the server above the form is removed, because it cannot be translated', async () => {
    const server = createSecondStepServer()
    server.answers[calls.finish] = stepExpired
    const chooseGerman = await renderInEnglish(<SignIn />, server)
    await fillIn()
    await submit.click()
    await totp.fill('123456')
    const message = page.getByText('This sign-in has taken too long. Start it again.')
    await expect.element(message).toHaveFocus()
    await chooseGerman()
    await expect.element(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    expect(message.elements()).toEqual([])
  })

  it('a message of the page above the form is translated', async () => {
    const chooseGerman = await renderInEnglish(<NewPassword token="t" />)
    await page.getByLabelText('New password', { exact: true }).fill('Long-enough-8-corridor')
    await page.getByRole('button', { name: 'Set password' }).click()
    await again.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your new password is set.')
    await chooseGerman()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Ihr neues Passwort ist festgelegt.')
  })

  it('the title of the open dialog for a proof is translated', async () => {
    const server = createSecondStepServer()
    server.isSignedIn = true
    server.answers['GET /web/v1/auth/account/export'] = answerJson(403, {
      code: 'proof_needed',
      message: 'Confirm that it is you to continue.',
      ways: [passwordWay],
    })
    const chooseGerman = await renderInEnglish(<NotePage />, server)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog).toHaveAccessibleName('Confirm that it is you')
    await chooseGerman()
    await expect.element(dialog).toHaveAccessibleName(german.signIn.proof_title)
  })
})
