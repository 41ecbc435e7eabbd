import { createApi, FoyerProvider, basicFingerprint, Session } from '@foyer/sign-in'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Language, LanguageContext } from '../../locale/language.ts'
import { loadLocale } from '../../locale/load-locale.ts'
import { WindowsCallbackPage } from './windows-callback-page.tsx'

const before = location.href
afterEach(() => history.replaceState(null, '', before))

// R2.3
it('opens the app once with Google’s answer, shows a link to it, and leaves no code in the address', async () => {
  history.replaceState(null, '', '/oauth/google/windows?code=c1&state=s1&hd=x')
  const opened = vi.fn<(address: string) => void>()
  const locale = await loadLocale('en-001')
  const english = new Language(locale, { load: loadLocale, keep: () => undefined })
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
          <WindowsCallbackPage open={opened} />
        </FoyerProvider>
      </MemoryRouter>
    </LanguageContext>,
  )
  const address = 'foyer-app://oauth/google?code=c1&state=s1'
  await expect.element(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', address)
  await expect.poll(() => opened.mock.calls).toEqual([[address]])
  expect(location.search).toBe('')
})
