import '@foyer/kit/styles.css'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ErrorBoundary } from './error-boundary.tsx'

function Broken(): never {
  throw new RangeError('Broken on purpose.')
}

it('has words and a way on for a page that broke, and shows the next one', async () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined)
  const { rerender } = await render(
    <ErrorBoundary resetKey="/a">
      <Broken />
    </ErrorBoundary>,
  )
  await expect.element(page.getByRole('heading')).toHaveTextContent('Something went wrong')
  await expect
    .element(page.getByRole('link', { name: 'Reload the page' }))
    .toHaveAttribute('href', location.href)
  await expect.element(page.getByRole('link', { name: 'Back to the entrance' })).toHaveAttribute('href', '/')

  await rerender(
    <ErrorBoundary resetKey="/b">
      <p>The next page</p>
    </ErrorBoundary>,
  )
  await expect.element(page.getByText('The next page')).toBeVisible()
  console.mockRestore()
})
