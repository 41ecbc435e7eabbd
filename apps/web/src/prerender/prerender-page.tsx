import { wrapStorage } from '@foyer/kit/storage'
import { passwordProfiles, type PasswordProfile } from '@foyer/core/validators'
import { createTranslate } from '@foyer/core/messages'
import { loadAccountMessages } from '@foyer/core/messages/account'
import { loadCheckoutMessages } from '@foyer/core/messages/checkout'
import { loadSamplesMessages } from '@foyer/core/messages/samples'
import type { Locale as LocaleId } from '@foyer/core/wire'
import { langOf } from '@foyer/core/wire/locales'
import { basicFingerprint, createApi, createCaptchaPlugin, Session, type SignInMethods } from '@foyer/sign-in'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from '../app.tsx'
import { PasswordProfileContext } from '../first-page/password-profile.ts'
import { SignInMethodsContext } from '../first-page/sign-in-methods.ts'
import { Language } from '../locale/language.ts'
import type { Locale } from '../locale/locale.ts'
import { loadLocale } from '../locale/load-locale.ts'
import { passwordPaths } from '../navigation/known-paths.ts'
import { Visit, VisitContext } from '../navigation/visit.ts'
import { notFoundPath, pages, type PagePath } from './pages.ts'

export { locales } from '@foyer/core/wire/locales'
export { pages, passwordPaths }
export const profiles = Object.keys(passwordProfiles) as PasswordProfile[]
/** What people sign in with: first the default, then the other sets that an installation may allow. */
export const signInMethods: readonly [SignInMethods, ...SignInMethods[]] = [
  ['password', 'code', 'passkey'],
  ['password', 'code'],
  ['password', 'passkey'],
  ['code', 'passkey'],
  ['password'],
  ['code'],
]

export interface PrerenderedPage {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** The document title. */
  readonly title: string
  /** The content of the root element; empty if the client renders it. */
  readonly html: string
}

export interface PrerenderOptions {
  /** The password profile whose rules it shows. Default: 'classic'. */
  readonly profile?: PasswordProfile
  /** What people sign in with. Default: all. */
  readonly methods?: SignInMethods
  /** The page for requests with a session cookie. */
  readonly isMember?: boolean
}

/** Prerenders a page for the build. */
export async function prerenderPage(
  lang: LocaleId,
  path: PagePath,
  { profile = 'classic', methods = signInMethods[0], isMember = false }: PrerenderOptions = {},
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
    html: isPrerendered ? await renderRoot(locale, path, { profile, methods, isMember }) : '',
  }
}

function isKeyOf<Messages extends object>(messages: Messages, key: PropertyKey): key is keyof Messages {
  return key in messages
}

/** The page without any choice or knowledge of the person: exactly what main.tsx renders first. */
async function renderRoot(
  locale: Locale,
  path: PagePath,
  { profile, methods, isMember: hasCookie }: Required<PrerenderOptions>,
): Promise<string> {
  const language = new Language(locale, { load: loadLocale, save: () => {} })
  const api = createApi({ lang: locale.lang, fetch: () => new Promise(() => {}) })
  const { prelude } = await prerender(
    <StrictMode>
      <VisitContext value={new Visit(wrapStorage(() => null))}>
        <PasswordProfileContext value={profile}>
          <SignInMethodsContext value={methods}>
            <StaticRouter location={path === notFoundPath ? '/no/such/page' : path}>
              <App
                api={api}
                language={language}
                session={new Session({ api, storage: null, hasCookie })}
                fingerprint={basicFingerprint}
                captcha={createCaptchaPlugin()}
              />
            </StaticRouter>
          </SignInMethodsContext>
        </PasswordProfileContext>
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
