import { createApi, FoyerProvider, basicFingerprint, Session } from '@foyer/sign-in'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Language, LanguageContext } from '../../locale/language.ts'
import { loadLocale } from '../../locale/load-locale.ts'
import { WindowsCallbackPage } from './windows-callback-page.tsx'

const originalUrl = location.href
afterEach(() => history.replaceState(null, '', originalUrl))

/** Renders the page with Google's answer, and returns the addresses that it has opened. */
async function showAnswer(query: string) {
  history.replaceState(null, '', `/oauth/google/windows?${query}`)
  const openAddress = vi.fn<(address: string) => void>()
  const locale = await loadLocale('en-001')
  const english = new Language(locale, { load: loadLocale, save: () => undefined })
  const settings = { windowsApp: { value: 'foyer-app' } }
  const api = createApi({ lang: 'en-001', fetch: async () => Response.json({ settings }) })
  const session = new Session({ api, storage: null })
  await render(
    <LanguageContext value={english}>
      <MemoryRouter>
        <FoyerProvider
          api={api}
          session={session}
          messages={locale.signInMessages}
          fingerprint={basicFingerprint}
        >
          <WindowsCallbackPage open={openAddress} />
        </FoyerProvider>
      </MemoryRouter>
    </LanguageContext>,
  )
  return openAddress
}

// R2.3
it('opens the app once with Google’s answer, shows a link to it, and leaves no code in the address', async () => {
  const opened = await showAnswer('code=c1&state=s1&hd=x')
  const address = 'foyer-app://oauth/google?code=c1&state=s1'
  await expect.element(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', address)
  await expect.poll(() => opened.mock.calls).toEqual([[address]])
  expect(location.search).toBe('')
})

it.each([
  ['code=c1', /^Google has confirmed who you are\. .*open it here/],
  ['error=access_denied', /^You cancelled signing in with Google\. Try again in the app, .*open it here/],
  ['error=server_error', /^Google has not confirmed who you are\. Try again in the app, .*open it here/],
])('says what Google has answered, and what to do: %s', async (answer, text) => {
  await showAnswer(`${answer}&state=s1`)
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open the app' })).toBeVisible()
})
