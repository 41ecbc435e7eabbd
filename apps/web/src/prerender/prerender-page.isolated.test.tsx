import { wrapStorage } from '@foyer/kit/storage'
import '@foyer/kit/styles.css'
import { dirOf, langOf, locales, type Locale } from '@foyer/core/wire/locales'
import { basicFingerprint, createApi, createCaptchaPlugin, Session } from '@foyer/sign-in'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { App } from '../app.tsx'
import { PageSettingsContext } from '../first-page/page-settings.ts'
import { Language } from '../locale/language.ts'
import { loadLocale } from '../locale/load-locale.ts'
import { Visit, VisitContext } from '../navigation/visit.ts'
import '../page.css'
import type { PrerenderedPage, PrerenderOptions } from './prerender-page.tsx'
import { notFoundPath, pages } from './pages.ts'
import { defaultSettings } from './settings-sets.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Runs in Node: vitest.config.ts. */
    prerenderPage: (lang: string, path: string, options: PrerenderOptions) => Promise<PrerenderedPage>
  }
}

const prerendered = Object.entries(pages).flatMap(([path, { prerenderedFor }]) => [
  ...(prerenderedFor === 'everyone' ? [{ path, isMember: false }] : []),
  ...(prerenderedFor === undefined ? [] : [{ path, isMember: true }]),
])
const originalUrl = location.href
const root = document.documentElement

beforeEach(() => {
  // Stored state must not show before hydration.
  localStorage.setItem('foyer-social-count', '1')
  localStorage.setItem('foyer-session', 'somebody')
  root.dataset['theme'] = 'dark'
  root.dataset['socialPlaces'] = '4'
})
afterEach(() => {
  history.replaceState(null, '', originalUrl)
  root.lang = 'en'
  root.dir = 'ltr'
  delete root.dataset['theme']
  delete root.dataset['socialPlaces']
  vi.restoreAllMocks()
})

/** All pages in one language of each direction; in all others only the pages with text that `Intl` formats, which Node may do differently. */
const fullyTestedLocales = new Set<Locale>(['en-001', 'ar-XX'])
const formattedPaths = new Set<string>(['/checkout', '/sign-up'])
const table = locales.flatMap((lang) =>
  prerendered
    .filter(({ path }) => fullyTestedLocales.has(lang) || formattedPaths.has(path))
    .map((page) => ({ lang, settings: defaultSettings, ...page })),
)
/** Pages with another structure for other settings. */
const otherSettings = (['/sign-up', '/recover'] as const).flatMap((path) =>
  (['email', 'phone'] as const).map((kind) => ({
    lang: 'en-001' as const,
    path,
    isMember: false,
    settings: { ...defaultSettings, reachableKinds: [kind] },
  })),
)

describe('A page that was prerendered', () => {
  it.each([...table, ...otherSettings])(
    'is exactly what the app renders in $lang at $path, with a session cookie: $isMember, for $settings.reachableKinds',
    async ({ lang, path, isMember, settings }) => {
      const prerendered = await commands.prerenderPage(lang, path, { isMember, settings })
      expect(prerendered).toMatchObject({ lang: langOf(lang), dir: dirOf(lang) })
      expect(prerendered.html).not.toMatch(/<script|\sstyle=/)

      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = prerendered.html
      const main = container.querySelector('main')
      document.title = 'of the page before'
      const problems: unknown[] = []
      vi.spyOn(console, 'error').mockImplementation((...messages) => void problems.push(messages))
      history.replaceState(null, '', path === notFoundPath ? '/nowhere' : path)
      const language = new Language(await loadLocale(lang), { load: loadLocale, save: () => {} })
      const api = createApi({ lang, fetch: () => new Promise(() => {}) })
      const app = hydrateRoot(
        container,
        <StrictMode>
          <VisitContext value={new Visit(wrapStorage(() => null))}>
            <PageSettingsContext value={settings}>
              <BrowserRouter>
                <App
                  api={api}
                  language={language}
                  session={new Session({ api, storage: localStorage, hasCookie: isMember })}
                  fingerprint={basicFingerprint}
                  captcha={createCaptchaPlugin()}
                />
              </BrowserRouter>
            </PageSettingsContext>
          </VisitContext>
        </StrictMode>,
        { onRecoverableError: (error) => void problems.push(error) },
      )
      // Including what is loaded later, down to the last element.
      await expect.poll(() => [...container.querySelectorAll('*')].filter(isNotHydrated)).toEqual([])
      // The same element as before: nothing was thrown away and rendered again.
      expect(main).not.toBeNull()
      expect(container.querySelector('main')).toBe(main)
      // The frame sets no title: the server has set the page's.
      const hasHeading = container.querySelector('h1') !== null
      expect(document.title).toBe(hasHeading ? prerendered.title : 'of the page before')
      expect(problems).toEqual([])
      app.unmount()
      container.remove()
    },
  )
})

/** Is it an element that React has not hydrated yet? The snackbars' container is not: their script creates it. */
function isNotHydrated(element: Element): boolean {
  return !element.matches('[popover]') && !Object.keys(element).some((key) => key.startsWith('__reactFiber'))
}
