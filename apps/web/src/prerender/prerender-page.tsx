import { wrapStorage } from '@foyer/kit/storage'
import { createTranslate } from '@foyer/core/messages'
import { loadAccountMessages } from '@foyer/core/messages/account'
import { loadCheckoutMessages } from '@foyer/core/messages/checkout'
import { loadSamplesMessages } from '@foyer/core/messages/samples'
import type { Locale as LocaleId } from '@foyer/core/wire'
import { langOf } from '@foyer/core/wire/locales'
import { basicFingerprint, createApi, createCaptchaPlugin, Session } from '@foyer/sign-in'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from '../app.tsx'
import { PageSettingsContext, type PageSettings } from '../first-page/page-settings.ts'
import { Language } from '../locale/language.ts'
import type { Locale } from '../locale/locale.ts'
import { loadLocale } from '../locale/load-locale.ts'
import { passwordPaths } from '../navigation/known-paths.ts'
import { Visit, VisitContext } from '../navigation/visit.ts'
import { notFoundPath, pages, type PagePath } from './pages.ts'
import { defaultSettings } from './settings-sets.ts'

export { locales } from '@foyer/core/wire/locales'
export { pages, passwordPaths }
export { defaultSettings, nameFile, settingsSets, writeSettings } from './settings-sets.ts'

export interface PrerenderedPage {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** The document title. */
  readonly title: string
  /** The content of the root element; empty if the client renders it. */
  readonly html: string
}

export interface PrerenderOptions {
  /** Default: those of an installation that sets none. */
  readonly settings?: PageSettings
  /** The page for requests with a session cookie. */
  readonly isMember?: boolean
}

/** Prerenders a page for the build. */
export async function prerenderPage(
  lang: LocaleId,
  path: PagePath,
  { settings = defaultSettings, isMember = false }: PrerenderOptions = {},
): Promise<PrerenderedPage> {
  const { title, prerenderedFor } = pages[path]
  const isPrerendered = prerenderedFor === 'everyone' || (isMember && prerenderedFor === 'members')
  const locale = await loadLocale(lang)
  const partMessages = {
    ...(await loadAccountMessages(lang)),
    ...(await loadCheckoutMessages(lang)),
    ...(await loadSamplesMessages(lang)),
  }
  const pageTitle = isKeyOf(partMessages, title)
    ? createTranslate(partMessages)(title)
    : locale.translate(title)
  return {
    lang: langOf(lang),
    dir: locale.dir,
    title: locale.translate('title', { page: pageTitle }),
    html: isPrerendered ? await renderRoot(locale, path, { settings, isMember }) : '',
  }
}

function isKeyOf<Messages extends object>(messages: Messages, key: PropertyKey): key is keyof Messages {
  return key in messages
}

/** The page without any choice or knowledge of the person: exactly what main.tsx renders first. */
async function renderRoot(
  locale: Locale,
  path: PagePath,
  { settings, isMember: hasCookie }: Required<PrerenderOptions>,
): Promise<string> {
  const language = new Language(locale, { load: loadLocale, save: () => {} })
  const api = createApi({ lang: locale.lang, fetch: () => new Promise(() => {}) })
  const { prelude } = await prerender(
    <StrictMode>
      <VisitContext value={new Visit(wrapStorage(() => null))}>
        <PageSettingsContext value={settings}>
          <StaticRouter location={path === notFoundPath ? '/no/such/page' : path}>
            <App
              api={api}
              language={language}
              session={new Session({ api, storage: null, hasCookie })}
              fingerprint={basicFingerprint}
              captcha={createCaptchaPlugin()}
            />
          </StaticRouter>
        </PageSettingsContext>
      </VisitContext>
    </StrictMode>,
    {
      onError: (error) => {
        throw error
      },
      // Above this size, React would stream content and move it into place with an inline script, which the CSP blocks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  return new Response(prelude).text()
}
