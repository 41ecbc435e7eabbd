import { createApi, createCaptchaPlugin, createFingerprint } from '@foyer/sign-in'
import '@foyer/kit/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { readBuildId } from './build-id.ts'
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
// Not by a top-level await: what other chunks share could not stand in this one then.
void start(root)

async function start(container: HTMLElement): Promise<void> {
  // In English where the chosen language cannot be had.
  const first = await loadLocale(readChosenLocale()).catch(() => loadLocale('en-001'))
  const language = new Language(first, { load: loadLocale, keep: keepChosenLocale })
  const fingerprint = createFingerprint({ buildId: readBuildId(import.meta.url) })
  // Which one there is, and when it is asked for, the server says.
  const captcha = createCaptchaPlugin()
  createRoot(container).render(
    <StrictMode>
      <VisitContext value={new Visit(openSessionStorage())}>
        <BrowserRouter>
          <App
            api={createApi({ lang: () => language.current.lang })}
            language={language}
            fingerprint={fingerprint}
            captcha={captcha}
          />
        </BrowserRouter>
      </VisitContext>
    </StrictMode>,
  )
}
