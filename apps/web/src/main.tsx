import { createApi, createCaptchaPlugin, createFingerprint, Session } from '@foyer/sign-in'
import '@foyer/kit/styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { readBuildId } from './first-page/build-id.ts'
import { cacheForOffline } from './first-page/cache-for-offline.ts'
import {
  readPrerenderedLocale,
  readHasCookie,
  readPageSettings,
  notifyStarted,
  notifyReady,
  notifyLoadFailed,
} from './first-page/prerendered-page.ts'
import { PageSettingsContext } from './first-page/page-settings.ts'
import { earlyInstallPrompt } from './install/early-install-prompt.ts'
import { storeChosenLocale, readChosenLocale } from './locale/chosen-locale.ts'
import { Language } from './locale/language.ts'
import { loadLocale } from './locale/load-locale.ts'
import { loadUnlessLeft, watchLeaving } from './navigation/load-unless-left.ts'
import { openStorage } from '@foyer/kit/storage'
import { isFreshNavigation, Visit, VisitContext } from './navigation/visit.ts'
import './page.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root". Put it back.')

notifyStarted()
earlyInstallPrompt.capture()
watchLeaving()
// The service worker is registered late, so that it does not compete with the first page for bandwidth.
if (import.meta.env.PROD)
  addEventListener('load', () => {
    navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  })
// Not a top-level await: it would prevent the bundler from putting shared modules into this chunk.
start(root).catch((error: unknown) => {
  notifyLoadFailed()
  throw error
})

async function start(container: HTMLElement): Promise<void> {
  const prerendered = readPrerenderedLocale(container)
  const chosen = readChosenLocale()
  // If the language cannot be loaded, the page is in English.
  const first = await loadUnlessLeft(() => loadLocale(prerendered ?? chosen)).catch(() =>
    loadLocale('en-001'),
  )
  const language = new Language(first, {
    load: loadLocale,
    save: (lang) => {
      storeChosenLocale(lang)
      cacheForOffline(lang)
    },
  })
  cacheForOffline(first.lang)
  const api = createApi({ lang: () => language.current.lang })
  const isPrerendered = prerendered === first.lang

  const handleRendered = (): void => {
    notifyReady()
    // The server did not know the chosen language, because the cookie was missing.
    if (chosen !== first.lang) language.choose(chosen).catch(() => undefined)
  }
  const visit = new Visit(openStorage('sessionStorage'), handleRendered, isFreshNavigation())
  const page = (
    <StrictMode>
      <VisitContext value={visit}>
        <PageSettingsContext value={readPageSettings()}>
          <BrowserRouter>
            <App
              api={api}
              language={language}
              session={new Session({ api, hasCookie: readHasCookie() })}
              fingerprint={createFingerprint({ buildId: readBuildId(import.meta.url) })}
              // The server's settings decide which captcha there is, and when it is needed.
              captcha={createCaptchaPlugin()}
            />
          </BrowserRouter>
        </PageSettingsContext>
      </VisitContext>
    </StrictMode>
  )
  // In a transition React hydrates in pieces, so that the browser can handle input in between.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(container, page)
    else createRoot(container).render(page)
  })
}
