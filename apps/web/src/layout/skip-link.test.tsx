import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anna, renderApp, TestServer } from '../testing/render-app.tsx'

const main = page.getByRole('main')

describe('The first tab stop', () => {
  const matchMedia = window.matchMedia.bind(window)

  beforeEach(() => {
    // On a device with a mouse the first field has the focus already.
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia(query)
      return query.includes('pointer: fine') ? Object.defineProperty(list, 'matches', { value: false }) : list
    })
  })
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['/', null],
    ['/sign-in', null],
    ['/sign-up', null],
    ['/no/such/page', null],
    ['/', anna],
    ['/account', anna],
  ])('at %s leads past the bar to the main content', async (path, user) => {
    await renderApp(path, new TestServer(user))
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.keyboard('{Tab}')
    const link = page.getByRole('link', { name: 'Skip to main content' })
    await expect.element(link).toHaveFocus()
    await expect.element(link).toBeInViewport({ ratio: 1 })
    const entries = history.length
    await userEvent.keyboard('{Enter}')
    await expect.element(main).toHaveFocus()
    expect(history.length).toBe(entries)
    await userEvent.keyboard('{Tab}')
    expect(main.element().querySelector(':focus')).not.toBeNull()
  })
})
