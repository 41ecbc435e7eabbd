import * as german from '@foyer/core/messages/de-DE'
import * as english from '@foyer/core/messages/en-001'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createApi } from '../../api/index.ts'
import { createCaptchaPlugin } from '../../captcha/captcha-plugin.ts'
import { basicFingerprint } from '../../fingerprint/create-fingerprint.ts'
import { FoyerProvider } from '../../plugins/foyer-provider.tsx'
import { Session } from '../../session/session.ts'
import { SignIn } from '../../sign-in/sign-in.tsx'
import { recaptchaScript } from '../../testing/captcha-services.ts'
import { send } from '../../testing/render-captcha.tsx'

const captcha = createCaptchaPlugin({ id: 'site', script: recaptchaScript() })
const api = createApi({ lang: 'en-001', fetch: async () => Response.json({}, { status: 500 }) })
const session = new Session({ api, storage: null })

const appIn = ({ kit, validation, signIn }: typeof english | typeof german) => (
  <FoyerProvider
    {...{ api, session, captcha }}
    messages={{ ...kit, ...validation, ...signIn }}
    fingerprint={basicFingerprint}
  >
    <SignIn captcha signInMethods={['password']} />
  </FoyerProvider>
)

it('An open captcha follows the language of the page', async () => {
  const { rerender } = await render(appIn(english))
  await send()
  await expect.element(page.getByRole('button', { name: 'Cancel the check' })).toBeVisible()
  await rerender(appIn(german))
  const panel = page.getByRole('region', { name: 'Bestätigen Sie, dass Sie ein Mensch sind' })
  await expect.element(panel.getByRole('button', { name: 'Prüfung abbrechen' })).toBeVisible()
  await expect.element(panel.getByRole('status')).toHaveTextContent(german.signIn.captcha_tick)
})
