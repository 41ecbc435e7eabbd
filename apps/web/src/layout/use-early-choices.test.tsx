import { Suspense, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { storeChosenLocale } from '../locale/chosen-locale.ts'
import { Language, LanguageContext } from '../locale/language.ts'
import { loadLocale } from '../locale/load-locale.ts'
import { LanguageAndTheme } from './language-and-theme.tsx'

const foot = (
  <Suspense>
    <LanguageAndTheme />
  </Suspense>
)

/** Calls back when the page is interactive, but not its foot, which React hydrates later. */
function Page({ onAnswer }: { readonly onAnswer: () => void }) {
  useEffect(() => queueMicrotask(onAnswer), [onAnswer])
  return foot
}

it('keeps a language that is chosen before the foot of the page is hydrated', async () => {
  const language = new Language(await loadLocale('en-001'), { load: loadLocale, save: storeChosenLocale })
  const container = document.body.appendChild(document.createElement('footer'))
  const render = (onAnswer: () => void) => (
    <LanguageContext value={language}>
      <Page onAnswer={onAnswer} />
    </LanguageContext>
  )
  container.innerHTML = renderToString(render(() => undefined))
  const interactive = new Promise<void>((resolve) => {
    const root = hydrateRoot(container, render(resolve))
    onTestFinished(() => {
      root.unmount()
      container.remove()
    })
  })
  await interactive
  const select = container.querySelector('select')
  if (select === null) throw new Error('There are no languages.')
  // React hydrates the foot on the first event, and shows the language of the page in it before the second.
  select.value = 'de-DE'
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  await expect.poll(() => language.read().lang).toBe('de-DE')
  await expect.poll(() => select.value).toBe('de-DE')
  expect(localStorage.getItem('foyer-locale')).toBe('de-DE')
})
