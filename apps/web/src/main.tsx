import { createApi, createCaptchaPlugin, createFingerprint, Session } from '@foyer/sign-in'
import '@foyer/kit/styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { readBuildId } from './build-id.ts'
import { readDrawnLocale, tellReady } from './first-page/drawn-page.ts'
import { holdEarlyQuestion } from './install/early-question.ts'
import { keepChosenLocale, readChosenLocale } from './locale/chosen-locale.ts'
import { Language } from './locale/language.ts'
import { loadLocale } from './locale/load-locale.ts'
import { openSessionStorage } from './navigation/open-session-storage.ts'
import { Visit, VisitContext } from './navigation/visit.ts'
import './page.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root". Put it back.')

holdEarlyQuestion()
// The offline shell. It is not to share the line with the first page.
if (import.meta.env.PROD)
  addEventListener('load', () => {
    navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  })
// Not by a top-level await: what other chunks share could not stand in this one then.
void start(root)

async function start(container: HTMLElement): Promise<void> {
  const drawn = readDrawnLocale(container)
  const chosen = readChosenLocale()
  // In English where the language cannot be had.
  const first = await loadLocale(drawn ?? chosen).catch(() => loadLocale('en-001'))
  const language = new Language(first, { load: loadLocale, keep: keepChosenLocale })
  const api = createApi({ lang: () => language.current.lang })
  const isDrawn = drawn === first.lang

  const visit = new Visit(openSessionStorage(), () => {
    tellReady()
    // The server did not know of the choice: the cookie was gone.
    if (chosen !== first.lang) language.choose(chosen).catch(() => undefined)
  })
  const page = (
    <StrictMode>
      <VisitContext value={visit}>
        <BrowserRouter>
          <App
            api={api}
            language={language}
            session={new Session({ api, isSignedOut: isDrawn })}
            fingerprint={createFingerprint({ buildId: readBuildId(import.meta.url) })}
            // Which one there is, and when it is asked for, the server says.
            captcha={createCaptchaPlugin()}
          />
        </BrowserRouter>
      </VisitContext>
    </StrictMode>
  )
  if (isDrawn) hydrateRoot(container, page)
  else createRoot(container).render(page)
}
