import { KitRouter, type RouterAdapter } from '@foyer/kit/router'
import { use } from 'react'
import { BrowserRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { knownPaths } from './known-paths.ts'
import { ReactRouterAdapter } from './react-router-adapter.tsx'

const originalUrl = location.href
const sources = import.meta.glob<string>(['../app.tsx', '../pages/other-pages.tsx', './list-routes.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function Probe({ onAdapter }: { readonly onAdapter: (adapter: RouterAdapter | null) => void }) {
  onAdapter(use(KitRouter))
  return <output>{useLocation().pathname}</output>
}

beforeEach(() => history.replaceState(null, '', '/sign-in'))
afterEach(() => history.replaceState(null, '', originalUrl))

async function renderAdapter() {
  const adapters = new Set<RouterAdapter | null>()
  const screen = await render(
    <BrowserRouter>
      <ReactRouterAdapter>
        <Probe onAdapter={(adapter) => adapters.add(adapter)} />
      </ReactRouterAdapter>
    </BrowserRouter>,
  )
  const [adapter] = adapters
  if (!adapter) throw new Error('No adapter is given.')
  return { adapter, seen: adapters, page: screen.getByRole('status') }
}

it('navigates, and reports each change of the address once, after it has happened', async () => {
  const { adapter, seen: adapters, page } = await renderAdapter()
  const listener = vi.fn<(href: string) => void>()
  const unsubscribe = adapter.subscribe(() => listener(location.pathname + location.search))
  adapter.navigate('/account?tab=1')
  await expect.element(page).toHaveTextContent('/account')
  expect(listener.mock.calls).toEqual([['/account?tab=1']])
  unsubscribe()
  adapter.navigate('/sign-up')
  await expect.element(page).toHaveTextContent('/sign-up')
  expect(listener).toHaveBeenCalledOnce()
  expect(adapters.size).toBe(1)
})

it('knows the paths of all routes, and no other', async () => {
  const { adapter } = await renderAdapter()
  const paths = Array.from(
    Object.values(sources)
      .join()
      .matchAll(/\bpath=(\S+)/g),
    ([, path]) => path,
  )
  // Every route has a path of the list, or is the one for all other paths.
  expect(paths).toHaveLength(3)
  expect(new Set(paths)).toEqual(new Set(['{path}', '"*"']))
  expect(knownPaths.filter((path) => !adapter.matchRoute(path.replace(/:\w+/, 'x')))).toEqual([])
  expect(['/account', '/account/', '/account/security'].map(adapter.matchRoute)).toEqual([true, true, true])
  expect(['/accounts', '/account/x', '/imprint.html'].map(adapter.matchRoute)).toEqual([false, false, false])
})
