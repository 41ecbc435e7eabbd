import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Catalogue } from '@foyer/core/messages'
import type { Locale as LocaleId } from '@foyer/core/wire'
import { createPartLocale } from './create-part-locale.ts'
import { Language, LanguageContext } from './language.ts'
import { loadLocale } from './load-locale.ts'

it('falls back to English if its own language cannot be loaded, and requests that once', async () => {
  const load = vi.fn<(lang: LocaleId) => Promise<Catalogue<'greeting'>>>((lang) =>
    lang === 'en-001'
      ? Promise.resolve({ greeting: 'Hello' })
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  const usePart = createPartLocale(load)
  function Part() {
    return <p>{usePart().translate('greeting')}</p>
  }
  const language = new Language(await loadLocale('he'), { load: loadLocale, save: () => undefined })
  await render(
    <LanguageContext value={language}>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </LanguageContext>,
  )
  await expect.element(page.getByText('Hello')).toBeVisible()
  expect(load.mock.calls).toEqual([['he'], ['en-001']])
})
