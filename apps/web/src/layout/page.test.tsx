import { wrapStorage } from '@foyer/kit/storage'
import { StrictMode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Language, LanguageContext } from '../locale/language.ts'
import { loadLocale } from '../locale/load-locale.ts'
import { Visit, VisitContext } from '../navigation/visit.ts'
import { Page } from './page.tsx'

it('the first page leaves the focus where it is, in strict mode too', async () => {
  const language = new Language(await loadLocale('en-001'), { load: loadLocale, save: () => {} })
  await render(
    <StrictMode>
      <LanguageContext value={language}>
        <VisitContext value={new Visit(wrapStorage(() => null))}>
          <MemoryRouter>
            <Page title="Sign in">
              <h1 tabIndex={-1}>Sign in</h1>
              <input aria-label="E-mail" ref={(input) => input?.focus()} />
            </Page>
          </MemoryRouter>
        </VisitContext>
      </LanguageContext>
    </StrictMode>,
  )
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})
