import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ModalLayer, Modals, ModalStore } from '../surfaces/modal/index.ts'
import { RichText } from '../surfaces/rich-text/index.ts'
import { TabLinks } from '../surfaces/tabs/index.ts'
import '../styles/tokens.css'
import { createHistoryRouter } from '../testing/history-router.ts'
import { KitRouter } from './index.ts'

const before = location.href
beforeEach(() => history.replaceState(null, '', '/profile'))
afterEach(() => history.replaceState(null, '', before))

const tabs = [
  { id: 'profile', title: 'Profile', to: '/profile' },
  { id: 'devices', title: 'Devices', to: '/devices' },
]

it('links, tabs and modals work with the History API when an app has no other router', async () => {
  const store = new ModalStore()
  const screen = await render(
    <KitRouter value={createHistoryRouter([/^\/(profile|devices)$/])}>
      <TabLinks label="Account" tabs={tabs} />
      <RichText html='See <a href="/devices?sort=1">your devices</a>' />
      <Modals value={store}>
        <ModalLayer />
      </Modals>
    </KitRouter>,
  )
  const current = (name: string) => expect.element(screen.getByRole('link', { name, exact: true }))
  await current('Profile').toHaveAttribute('aria-current', 'page')

  await screen.getByRole('link', { name: 'your devices' }).click()
  expect(location.pathname + location.search).toBe('/devices?sort=1')
  await current('Devices').toHaveAttribute('aria-current', 'page')

  const ended = store.open('note', { title: 'Note', content: () => <p>A note</p> })
  await expect.element(screen.getByText('A note')).toBeVisible()
  history.back()
  expect(await ended).toEqual({ intent: 'cancel', source: 'origin' })
  await current('Profile').toHaveAttribute('aria-current', 'page')
})

it('the adapter listens to the History API only while somebody is subscribed', () => {
  const router = createHistoryRouter([])
  const listener = vi.fn<() => void>()
  const [unsubscribe, unsubscribeOther] = [router.subscribe(listener), router.subscribe(() => {})]
  dispatchEvent(new PopStateEvent('popstate'))
  expect(listener).toHaveBeenCalledOnce()
  unsubscribe()
  unsubscribeOther()
  const remove = vi.spyOn(globalThis, 'removeEventListener')
  router.subscribe(listener)()
  expect(remove).toHaveBeenCalledWith('popstate', expect.any(Function))
  remove.mockRestore()
  dispatchEvent(new PopStateEvent('popstate'))
  expect(listener).toHaveBeenCalledOnce()
})
