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
import { useLazyAnalytics } from './analytics/use-lazy-analytics.ts'
import { isServedOffline } from './first-page/prerendered-page.ts'
import { LanguageContext, useLocaleOf, type Language } from './locale/language.ts'
import { ReactRouterAdapter } from './navigation/react-router-adapter.tsx'
import { firstPaths, type PagesOf } from './navigation/known-paths.ts'
import { listRoutes } from './navigation/list-routes.tsx'
import { PageLink } from './navigation/page-link.tsx'
import { ErrorBoundary } from './pages/error-boundary.tsx'
import { HomePage } from './pages/home-page.tsx'
import { OfflineNotice } from './pages/lazy/lazy-notices.ts'
import { OtherPages, RecoverPage, SignUpPage } from './pages/lazy/lazy-pages.ts'
import { Loading } from './pages/lazy/loading.tsx'
import { SignInPage } from './pages/sign-in-page.tsx'

export interface AppProps {
  readonly api: Api
  readonly language: Language
  /** Default: made by the provider. */
  readonly session?: Session
  readonly fingerprint: FingerprintPlugin
  /** Default: no captcha. */
  readonly captcha?: CaptchaPlugin
}

const firstPages: PagesOf<typeof firstPaths> = {
  '/': <HomePage />,
  '/sign-in': <SignInPage />,
  '/sign-up': <SignUpPage />,
  '/recover': <RecoverPage />,
}

/** The web client inside its router. All its routes are here and in <OtherPages>. */
export function App({ api, language, session, fingerprint, captcha }: AppProps) {
  const { pathname } = useLocation()
  const locale = useLocaleOf(language)
  const { plugin, analytics } = useLazyAnalytics(api)
  useLayoutEffect(() => {
    const { documentElement: root } = document
    const lang = langOf(locale.lang)
    // Only if they change: setting them recalculates all styles of the page.
    if (root.lang !== lang) root.lang = lang
    if (root.dir !== locale.dir) root.dir = locale.dir
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
            analytics={plugin}
            Link={PageLink}
          >
            {isServedOffline() && (
              <Suspense>
                <OfflineNotice />
              </Suspense>
            )}
            <Suspense fallback={<Loading />}>
              <Routes>
                {listRoutes(firstPaths, firstPages)}
                <Route path="*" element={<OtherPages />} />
              </Routes>
            </Suspense>
            {analytics && <analytics.Banner consent={analytics.consent} />}
          </FoyerProvider>
        </ReactRouterAdapter>
      </ErrorBoundary>
    </LanguageContext>
  )
}
