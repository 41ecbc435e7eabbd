import { basicFingerprint, createApi, FoyerProvider, Session } from '@foyer/sign-in'
import { lazy, Suspense, type ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Language, LanguageContext } from '../../locale/language.ts'
import { loadLocale } from '../../locale/load-locale.ts'
import { FormPage } from '../form-page.tsx'
import { anna, TestServer } from '../../testing/render-app.tsx'
import { RequireUser } from '../../navigation/require-user.tsx'

const Slow = lazy(() => new Promise<never>(() => undefined))

it.each<[who: string, user: typeof anna | null, Here: () => ReactNode, next: string]>([
  ['has just signed in', anna, () => <FormPage title="Sign in">The form</FormPage>, '/'],
  ['has to sign in first', null, () => <RequireUser>{() => 'The account'}</RequireUser>, '/sign-in'],
])(
  'Somebody who %s is told that the next page is loading, and sees no blank page',
  async (_, user, Here, next) => {
    const language = new Language(await loadLocale('en-001'), { load: loadLocale, save: () => {} })
    const api = createApi({ lang: 'en-001', fetch: new TestServer(user).fetch })
    await render(
      <LanguageContext value={language}>
        <FoyerProvider
          api={api}
          messages={language.current.signInMessages}
          session={new Session({ api, storage: null })}
          fingerprint={basicFingerprint}
        >
          <MemoryRouter initialEntries={['/here']}>
            <Suspense>
              <Routes>
                <Route path="/here" element={<Here />} />
                <Route path={next} element={<Slow />} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </FoyerProvider>
      </LanguageContext>,
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
    await expect.element(page.getByRole('link', { name: 'Foyer' })).toBeVisible()
  },
)
