import { createApi } from '@foyer/sign-in'
import '@foyer/kit/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { english } from './locale/locale.ts'
import { openSessionStorage } from './navigation/open-session-storage.ts'
import { Visit, VisitContext } from './navigation/visit.ts'
import './page.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root". Put it back.')

createRoot(root).render(
  <StrictMode>
    <VisitContext value={new Visit(openSessionStorage())}>
      <BrowserRouter>
        <App api={createApi({ lang: english.lang })} locale={english} />
      </BrowserRouter>
    </VisitContext>
  </StrictMode>,
)
