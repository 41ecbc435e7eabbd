import { langOf } from '@foyer/core/wire/locales'
import {
  FoyerProvider,
  type Api,
  type CaptchaPlugin,
  type FingerprintPlugin,
  type Session,
} from '@foyer/sign-in'
import { Suspense, useLayoutEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { useLateAnalytics } from './analytics/use-late-analytics.ts'
import { isUnreached } from './first-page/drawn-page.ts'
import { LanguageContext, useLocaleOf, type Language } from './locale/language.ts'
import { ReactRouterAdapter } from './navigation/react-router-adapter.tsx'
import { PageLink } from './navigation/page-link.tsx'
import { ErrorBoundary } from './pages/error-boundary.tsx'
import { HomePage } from './pages/home-page.tsx'
import { UnreachedNotice } from './pages/lazy-notices.ts'
import { FurtherPages, RecoverPage, SignUpPage } from './pages/lazy-pages.ts'
import { Loading } from './pages/loading.tsx'
import { SignInPage } from './pages/sign-in-page.tsx'

export interface AppProps {
  readonly api: Api
  readonly language: Language
  /** Made by the provider when absent. */
  readonly session?: Session
  readonly fingerprint: FingerprintPlugin
  /** None when absent. */
  readonly captcha?: CaptchaPlugin
}

/** The web client, below its router: this list of routes, with that of <FurtherPages>, is the map. */
export function App({ api, language, session, fingerprint, captcha }: AppProps) {
  const { pathname } = useLocation()
  const locale = useLocaleOf(language)
  const late = useLateAnalytics(api)
  useLayoutEffect(() => {
    document.documentElement.lang = langOf(locale.lang)
    document.documentElement.dir = locale.dir
  }, [locale])
  return (
    <LanguageContext value={language}>
      <ErrorBoundary resetKey={pathname}>
        <ReactRouterAdapter>
          <FoyerProvider
            api={api}
            messages={locale.signInMessages}
            session={session}
            fingerprint={fingerprint}
            captcha={captcha}
            analytics={late?.plugin}
            Link={PageLink}
          >
            {isUnreached() && (
              <Suspense>
                <UnreachedNotice />
              </Suspense>
            )}
            <Suspense fallback={<Loading />}>
              <Routes>
                <Route path="/" element={<HomePage />} />
                <Route path="/sign-in" element={<SignInPage />} />
                <Route path="/sign-up" element={<SignUpPage />} />
                <Route path="/recover" element={<RecoverPage />} />
                <Route path="*" element={<FurtherPages />} />
              </Routes>
            </Suspense>
            {late && <late.Banner consent={late.consent} />}
          </FoyerProvider>
        </ReactRouterAdapter>
      </ErrorBoundary>
    </LanguageContext>
  )
}
