import * as german from '@foyer/core/messages/de-DE'
import * as english from '@foyer/core/messages/en-001'
import { basicFingerprint, createApi, FoyerProvider, type Api } from '@foyer/sign-in'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Account, RecoveryCodes, Sessions } from '../index.ts'
import { anna } from '../testing/fake-account.ts'
import { alert, button, recoveryCodes, serveFactors } from '../testing/render-factors.tsx'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => localStorage.setItem('foyer-session', anna.id))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const appIn = (lang: 'en-001' | 'de-DE', api?: Api) => {
  const { account, kit, signIn, validation } = lang === 'de-DE' ? german : english
  return (
    <FoyerProvider
      lang={lang}
      api={api}
      messages={{ ...kit, ...validation, ...signIn }}
      fingerprint={basicFingerprint}
    >
      <Account messages={account}>
        <Sessions />
        <RecoveryCodes />
      </Account>
    </FoyerProvider>
  )
}

it('shows new recovery codes on, when the language is changed with another client, without a network', async () => {
  const server = serveFactors()
  const createClient = (lang: 'en-001' | 'de-DE') => createApi({ lang, fetch: server.fetch })
  server.answers['POST /web/v1/auth/recovery-codes'] = () => Response.json({ recoveryCodes })
  const { rerender } = await render(appIn('en-001', createClient('en-001')))
  await button('Create new codes').click()
  await button('Yes, create new codes').click()
  await expect.element(page.getByText(recoveryCodes[0] ?? '')).toBeVisible()
  server.answers['GET /web/v1/auth/factors'] = lost
  server.answers['GET /web/v1/auth/sessions'] = lost
  await rerender(appIn('de-DE', createClient('de-DE')))
  await expect
    .element(page.getByRole('heading', { name: 'Wiederherstellungscodes', exact: true }))
    .toBeVisible()
  await expect.poll(() => server.calls.filter((call) => call.endsWith('/factors'))).toHaveLength(2)
  await expect.element(page.getByText(recoveryCodes[0] ?? '')).toBeVisible()
  expect(
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('')
})

it('asks for no list again in another language, with a client that stays the same', async () => {
  const server = serveFactors()
  let lang: 'en-001' | 'de-DE' = 'en-001'
  const api = createApi({ lang: () => lang, fetch: server.fetch })
  const { rerender } = await render(appIn(lang, api))
  await expect.element(button('Create new codes')).toBeVisible()
  await expect.element(button('Sign out everywhere else')).toBeVisible()
  const asked = [...server.calls]
  lang = 'de-DE'
  await rerender(appIn(lang, api))
  await expect
    .element(page.getByRole('heading', { name: 'Wiederherstellungscodes', exact: true }))
    .toBeVisible()
  expect(server.calls).toEqual(asked)
})

it('says why a list could not be loaded, in the language that is chosen meanwhile', async () => {
  const server = serveFactors()
  server.answers['GET /web/v1/auth/sessions'] = lost
  let lang: 'en-001' | 'de-DE' = 'en-001'
  const api = createApi({ lang: () => lang, fetch: server.fetch })
  const { rerender } = await render(appIn(lang, api))
  await expect.element(alert(english.signIn.failure_offline)).toBeVisible()
  lang = 'de-DE'
  await rerender(appIn(lang, api))
  await expect.element(alert(german.signIn.failure_offline)).toBeVisible()
})
