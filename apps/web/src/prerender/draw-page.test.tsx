import '@foyer/kit/styles.css'
import { dirOf, langOf, locales } from '@foyer/core/wire/locales'
import { basicFingerprint, createApi, createCaptchaPlugin, Session } from '@foyer/sign-in'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { App } from '../app.tsx'
import { Language } from '../locale/language.ts'
import { loadLocale } from '../locale/load-locale.ts'
import { Visit, VisitContext } from '../navigation/visit.ts'
import '../page.css'
import type { Drawing } from './draw-page.tsx'
import { drawnPages } from './drawn-pages.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** In Node: vitest.config.ts. */
    drawPage: (lang: string, path: string) => Promise<Drawing>
  }
}

const before = location.href
const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  // What a browser remembers must not show before the page has been taken over.
  localStorage.setItem('foyer-social-count', '1')
  localStorage.setItem('foyer-session', 'somebody')
  root.dataset['theme'] = 'dark'
  root.dataset['socialPlaces'] = '4'
})
afterEach(() => {
  history.replaceState(null, '', before)
  root.lang = 'en'
  root.dir = 'ltr'
  delete root.dataset['theme']
  delete root.dataset['socialPlaces']
  vi.restoreAllMocks()
})

describe('A page that was drawn beforehand', () => {
  it.each(locales.flatMap((lang) => Object.keys(drawnPages).map((path) => ({ lang, path }))))(
    'is what the app draws in $lang at $path, to the letter',
    async ({ lang, path }) => {
      const drawing = await commands.drawPage(lang, path)
      expect(drawing).toMatchObject({ lang: langOf(lang), dir: dirOf(lang) })
      expect(drawing.html).not.toMatch(/<script|\sstyle=/)

      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = drawing.html
      const form = container.querySelector('form')
      const problems: unknown[] = []
      vi.spyOn(console, 'error').mockImplementation((...words) => void problems.push(words))
      history.replaceState(null, '', path)
      const language = new Language(await loadLocale(lang), { load: loadLocale, keep: () => {} })
      const api = createApi({ lang, fetch: () => new Promise(() => {}) })
      let tellDrawn = (): void => {}
      const isDrawn = new Promise<void>((resolve) => {
        tellDrawn = resolve
      })
      const app = hydrateRoot(
        container,
        <StrictMode>
          <VisitContext value={new Visit(null, tellDrawn)}>
            <BrowserRouter>
              <App
                api={api}
                language={language}
                session={new Session({ api, storage: localStorage, isSignedOut: true })}
                fingerprint={basicFingerprint}
                captcha={createCaptchaPlugin()}
              />
            </BrowserRouter>
          </VisitContext>
        </StrictMode>,
        { onRecoverableError: (error) => void problems.push(error) },
      )
      await isDrawn
      // What is loaded later too, down to the last element.
      await expect.poll(() => [...container.querySelectorAll('*')].filter(isStranger)).toEqual([])
      // The very same element: nothing was thrown away and drawn again.
      expect(container.querySelector('form')).toBe(form)
      expect(form?.isConnected).toBe(true)
      expect(document.title).toBe(drawing.title)
      expect(problems).toEqual([])
      app.unmount()
      container.remove()
    },
  )
})

/** React knows nothing of it yet. */
function isStranger(element: Element): boolean {
  return !Object.keys(element).some((key) => key.startsWith('__reactFiber'))
}
