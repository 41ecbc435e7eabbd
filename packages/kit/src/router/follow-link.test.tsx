import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createHistoryRouter } from '../testing/history-router.ts'
import { followLink } from './follow-link.ts'
import { useAddress, KitRouter, type RouterAdapter } from './router-adapter.ts'

const before = location.href
beforeEach(() => history.replaceState(null, '', '/here?a=1'))
afterEach(() => history.replaceState(null, '', before))

const navigate = vi.fn<(to: string) => void>()
const router: RouterAdapter = {
  navigate,
  matchRoute: (path) => path === '/known' || path === '/here',
  subscribe: () => () => {},
}

/** Presses a link; returns the path that the router got, and whether the browser's default action was prevented. */
async function press(href: string, options: MouseEventInit & { target?: string; download?: string } = {}) {
  navigate.mockClear()
  let isKept = false
  const { target, download, ...event } = options
  const screen = await render(
    <a
      href={href}
      target={target}
      download={download}
      onClick={(click) => {
        followLink(click, click.currentTarget, router)
        isKept = click.defaultPrevented
        click.preventDefault()
      }}
    >
      Link
    </a>,
  )
  screen
    .getByRole('link')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }))
  await screen.unmount()
  return [isKept, navigate.mock.calls[0]?.[0]]
}

it.each([
  ['/known?q=1#top', '/known?q=1#top'],
  ['known', '/known'],
  [`${location.origin}/known`, '/known'],
  ['/here', '/here'],
  ['/here?a=2#x', '/here?a=2#x'],
])('follows a link of the same host to a known route without loading the page: %s', async (href, to) => {
  expect(await press(href)).toEqual([true, to])
  expect(await press(href, { target: '_self' })).toEqual([true, to])
})

// R2.18
it.each([
  ['another host', 'https://example.com/known', {}],
  ['another host of this name', `${location.protocol}//${location.hostname}:1/known`, {}],
  ['an unknown path', '/other', {}],
  ['a place in this page', '/here?a=1#x', {}],
  ['an address for mail', 'mailto:a@example.com', {}],
  ['a new tab', '/known', { target: '_blank' }],
  ['a named window', '/known', { target: 'help' }],
  ['a file', '/known', { download: 'a' }],
  ['Ctrl', '/known', { ctrlKey: true }],
  ['Command', '/known', { metaKey: true }],
  ['Shift', '/known', { shiftKey: true }],
  ['Alt', '/known', { altKey: true }],
  ['the middle button', '/known', { button: 1 }],
])('leaves a link to the browser: %s', async (_case, href, options) => {
  expect(await press(href, options)).toEqual([false, undefined])
})

function Address() {
  return <output>{useAddress()}</output>
}

it('follows changes of the address, by the router and by the browser’s history', async () => {
  const history = createHistoryRouter([/./])
  const screen = await render(
    <KitRouter value={history}>
      <Address />
    </KitRouter>,
  )
  history.navigate('/known')
  await expect.element(screen.getByRole('status')).toHaveTextContent(`${location.origin}/known`)
  globalThis.history.back()
  await expect.element(screen.getByRole('status')).toHaveTextContent(`${location.origin}/here?a=1`)
})
