import '@foyer/kit/styles.css'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { loadLocale } from '../locale/load-locale.ts'
import { Language, LanguageContext } from '../locale/language.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyPage } from './lazy/lazy-page.tsx'

function Broken(): never {
  throw new RangeError('Broken on purpose.')
}

it('shows a message and a way on for a page that broke, and then the next page', async () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined)
  const english = new Language(await loadLocale('en-001'), { load: loadLocale, save: () => undefined })
  const { rerender } = await render(
    <LanguageContext value={english}>
      <ErrorBoundary resetKey="/a">
        <Broken />
      </ErrorBoundary>
    </LanguageContext>,
  )
  await expect.element(page.getByRole('heading')).toHaveTextContent('Something went wrong')
  await expect
    .element(page.getByRole('link', { name: 'Reload the page' }))
    .toHaveAttribute('href', location.href)
  await expect
    .element(page.getByRole('link', { name: 'Back to the start page' }))
    .toHaveAttribute('href', '/')

  await rerender(
    <LanguageContext value={english}>
      <ErrorBoundary resetKey="/b">
        <p>The next page</p>
      </ErrorBoundary>
    </LanguageContext>,
  )
  await expect.element(page.getByText('The next page')).toBeVisible()
  console.mockRestore()
})

it('loads a page whose script could not be loaded again when it is opened the next time', async () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined)
  const english = new Language(await loadLocale('en-001'), { load: loadLocale, save: () => undefined })
  const Loaded = () => <p>The page</p>
  const load = vi
    .fn<() => Promise<typeof Loaded>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Loaded)
  const Page = lazyPage(load)
  const createTree = (path: string) => (
    <LanguageContext value={english}>
      <ErrorBoundary resetKey={path}>
        <Suspense>{path === '/a' ? <Page /> : <p>Another page</p>}</Suspense>
      </ErrorBoundary>
    </LanguageContext>
  )
  const { rerender } = await render(createTree('/a'))
  await expect.element(page.getByRole('heading')).toHaveTextContent('Something went wrong')
  await rerender(createTree('/b'))
  await expect.element(page.getByText('Another page')).toBeVisible()
  await rerender(createTree('/a'))
  await expect.element(page.getByText('The page')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  console.mockRestore()
})
