import { account } from '@foyer/core/messages/en-001'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { page } from 'vitest/browser'
import { Account, AccountProvider, type AccountProps, type AccountRoom } from '../index.ts'
import { FakeAccount } from '../testing/fake-account.ts'
import { rooms } from '../testing/parts.tsx'
import { button, recoveryCodes } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'
import { lazyRoom } from './room-sections.tsx'

const links = { account: '/account', rooms }
const heading = page.getByRole('heading', { level: 1 })
const nav = page.getByRole('navigation', { name: 'Your account' })
const headings = () =>
  page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)

const render = (props: Partial<AccountProps> = {}, server = new FakeAccount()) =>
  renderPart(server, <Account messages={account} links={links} {...props} />)

afterEach(async () => {
  history.replaceState(null, '', location.pathname)
  await page.viewport(1280, 800)
})

/** An app that leads from one room to another. */
function RoomByRoom({ first = 'connections' }: { readonly first?: AccountRoom }) {
  const [room, setRoom] = useState<AccountRoom>(first)
  return (
    <>
      <button type="button" onClick={() => setRoom('profile')}>
        Go on
      </button>
      <button type="button" onClick={() => setRoom(first)}>
        Go back
      </button>
      <Account messages={account} links={links} room={room} />
    </>
  )
}

/** An app where one room can be left and opened. */
function RoomOrNone({ Room }: { readonly Room: ComponentType }) {
  const [isHere, setIsHere] = useState(true)
  return (
    <AccountProvider messages={account}>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        {isHere ? 'Go on' : 'Go back'}
      </button>
      {isHere && (
        <Suspense>
          <Room />
        </Suspense>
      )}
    </AccountProvider>
  )
}

/** A server that answers the call for the orders when the test says so. */
function createSlowServer(): { readonly server: FakeAccount; readonly answer: () => void } {
  const server = new FakeAccount()
  const { fetch } = server
  let answer = (): void => undefined
  const wait = new Promise<void>((resolve) => (answer = resolve))
  server.fetch = async (input, init) => {
    const response = await fetch(input, init)
    if (server.calls.includes('GET /web/v1/orders')) await wait
    return response
  }
  return { server, answer: () => answer() }
}

describe('A room of the account', () => {
  it.each([
    ['profile', ['Profile', 'E-mail and phone', 'Language and currency']],
    [
      'security',
      ['Security', 'Password', 'Passkeys', 'Authenticator app', 'Recovery codes', 'Devices and sessions'],
    ],
    ['connections', ['Connections']],
    ['orders', ['Orders']],
    ['data', ['Data', 'Your data', 'Delete account']],
  ] as const)(
    '%s has its sections and its title, and its link is marked as the current page',
    async (room, shown) => {
      const titles: string[] = []
      function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
        titles.push(title)
        return children
      }
      await render({ room, Page })
      await expect.poll(headings).toEqual(shown)
      await expect.element(heading).toHaveTextContent(shown[0])
      expect(titles.at(-1)).toBe(shown[0])
      const current = [...nav.element().querySelectorAll('[aria-current]')]
      expect(current.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
        [rooms[room], 'page'],
      ])
    },
  )

  it('asks the server for nothing that only another room shows', async () => {
    const server = new FakeAccount()
    await render({ room: 'orders' }, server)
    await expect.element(page.getByText('F-2026-000001').first()).toBeVisible()
    expect(server.calls.toSorted()).toEqual(['GET /web/v1/auth/session', 'GET /web/v1/orders'])
  })

  it.each([
    ['#password', 'Security', 'Password'],
    ['#sessions', 'Security', 'Devices and sessions'],
    ['#recovery-codes', 'Security', 'Recovery codes'],
  ])(
    'opens from an address with %s, with the focus on the heading of that section',
    async (hash, room, section) => {
      history.replaceState(null, '', hash)
      await render()
      await expect.element(heading).toHaveTextContent(room)
      await expect.element(page.getByRole('heading', { name: section, exact: true })).toHaveFocus()
    },
  )

  it('leaves the server’s answers to the next room, which does not ask again', async () => {
    const server = new FakeAccount()
    await renderPart(server, <RoomByRoom />)
    await expect.element(page.getByText('Anna Example')).toBeVisible()
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect.element(page.getByRole('button', { name: 'Edit: E-mail' })).toBeVisible()
    expect(server.calls.filter((call) => call === 'GET /web/v1/auth/identifiers')).toHaveLength(1)
  })
})

it('Recovery codes that are not saved yet are still shown after a visit to another room', async () => {
  const server = new FakeAccount()
  server.answers['POST /web/v1/auth/recovery-codes'] = () => Response.json({ recoveryCodes })
  await renderPart(server, <RoomByRoom first="security" />)
  await button('Create new codes').click()
  await button('Yes, create new codes').click()
  const code = page.getByText(recoveryCodes[0] ?? '')
  await expect.element(code).toBeVisible()
  await button('Go on').click()
  await expect.element(heading).toHaveTextContent('Profile')
  expect(code.elements()).toEqual([])
  await button('Go back').click()
  await expect.element(code).toBeVisible()
  await button('I have saved them').click()
  await expect.element(code).not.toBeInTheDocument()
})

it('A room whose script could not be loaded is loaded again when it is opened the next time', async () => {
  const load = vi.fn<() => Promise<typeof Loaded>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Loaded = () => <p>The room</p>
  load.mockResolvedValue(Loaded)
  await renderPart(new FakeAccount(), <RoomOrNone Room={lazyRoom(load)} />)
  await expect.element(button('Try again')).toBeVisible()
  await button('Go on').click()
  await button('Go back').click()
  await expect.element(page.getByText('The room')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

describe('On a slow connection,', () => {
  const skeleton = () => document.querySelector('[data-skeleton]')
  const isSeen = () => skeleton()?.checkVisibility({ visibilityProperty: true }) === true

  it('a room’s skeleton appears between 150 and 300 ms, and not at once', async () => {
    const { server, answer } = createSlowServer()
    await render({ room: 'orders' }, server)
    await vi.waitFor(() => expect(skeleton()).not.toBeNull())
    const began = performance.now()
    expect(isSeen()).toBe(false)
    await vi.waitFor(() => expect(isSeen()).toBe(true), { interval: 10 })
    expect(performance.now() - began).toBeLessThan(400)
    const [appear] = skeleton()?.getAnimations() ?? []
    const { delay = 0, duration } = appear?.effect?.getTiming() ?? {}
    expect([delay, delay + Number(duration)]).toEqual([150, 290])
    expect(
      page
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent),
    ).toContain('Loading your orders')
    answer()
    await expect.element(page.getByText('F-2026-000001').first()).toBeVisible()
    expect(skeleton()).toBeNull()
  })
})
