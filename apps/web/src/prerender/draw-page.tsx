import type { Locale as LocaleId } from '@foyer/core/wire'
import { langOf } from '@foyer/core/wire/locales'
import { basicFingerprint, createApi, createCaptchaPlugin, Session } from '@foyer/sign-in'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from '../app.tsx'
import { Language } from '../locale/language.ts'
import { loadLocale } from '../locale/load-locale.ts'
import { knownPaths } from '../navigation/known-paths.ts'
import { Visit, VisitContext } from '../navigation/visit.ts'
import { drawnPages, type DrawnPath } from './drawn-pages.ts'

export { locales } from '@foyer/core/wire/locales'
export { drawnPages, knownPaths }

export interface Drawing {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** Of the window. */
  readonly title: string
  readonly description: string
  /** What stands in the root of the page. */
  readonly html: string
}

/** The page as it is for somebody who is signed out and has made no choice: what main.tsx draws first, to the letter. */
export async function drawPage(lang: LocaleId, path: DrawnPath): Promise<Drawing> {
  const { title } = drawnPages[path]
  const locale = await loadLocale(lang)
  const language = new Language(locale, { load: loadLocale, keep: () => {} })
  const api = createApi({ lang, fetch: () => new Promise(() => {}) })
  const { prelude } = await prerender(
    <StrictMode>
      <VisitContext value={new Visit(null)}>
        <StaticRouter location={path}>
          <App
            api={api}
            language={language}
            session={new Session({ api, storage: null, isSignedOut: true })}
            fingerprint={basicFingerprint}
            captcha={createCaptchaPlugin()}
          />
        </StaticRouter>
      </VisitContext>
    </StrictMode>,
    {
      onError: (error) => {
        throw error
      },
      // What is larger would be put into its place by a script within the page, which the policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const { translate, dir } = locale
  return {
    lang: langOf(lang),
    dir,
    title: translate('title', { page: translate(title) }),
    description: translate('welcome_text'),
    html: await new Response(prelude).text(),
  }
}
