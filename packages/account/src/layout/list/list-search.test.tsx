import '@foyer/kit/styles.css'
import { account } from '@foyer/core/messages/en-001'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Account, Identities, Orders, Sessions } from '../../index.ts'
import { FakeAccount } from '../../testing/fake-account.ts'
import { findViolations } from '../../testing/find-violations.ts'
import { renderPart } from '../../testing/render-part.tsx'

const at = '2026-11-01T10:00:00.000Z'
const orders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: `F-2026-00000${index}`,
    createdAt: `2026-0${index + 1}-05T10:00:00.000Z`,
    total: 1000 + index,
    currency: 'EUR',
  }))
const systems = ['X11; Linux x86_64', 'Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7']
const sessions = Array.from({ length: 7 }, (_, index) => ({
  id: `7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0b000${index}`,
  isCurrent: index === 0,
  createdAt: at,
  lastSeenAt: at,
  expiresAt: '2027-11-01T10:00:00.000Z',
  userAgent: `Mozilla/5.0 (${systems[index % 3]}) Chrome/156.0.0.0 Safari/537.36`,
  address: `203.0.113.${index}`,
  fingerprint: null,
}))
const socials = ['google', 'vk', 'steam', 'discord', 'x', 'tiktok', 'yandex', 'twitch']

function createServer(count = 7): FakeAccount {
  const server = new FakeAccount()
  server.answers['GET /web/v1/orders'] = () => Response.json({ orders: orders(count) })
  server.answers['GET /web/v1/auth/sessions'] = () => Response.json({ sessions })
  server.answers['GET /web/v1/auth/identities'] = () => Response.json({ identities: [] })
  server.answers['GET /web/v1/social-configs'] = () =>
    Response.json({
      socialConfigs: socials.map((id) => ({
        id,
        protocol: 'OAUTH2',
        clientId: 'client',
        redirectUri: `${location.origin}/oauth/${id}`,
        url: `https://${id}.example/authorize`,
      })),
      redirectOrigins: [location.origin],
    })
  return server
}

const render = (section: ReactElement, server = createServer()) =>
  renderPart(server, <Account messages={account}>{section}</Account>)
const rows = page.getByRole('listitem')
const search = page.getByRole('searchbox')

// R3.30
it.each([
  ['orders', <Orders key="1" />, 'Search by number, date or amount', 'march', 1],
  ['sessions', <Sessions key="2" />, 'Search by device, date or network', 'windows', 2],
  ['sessions', <Sessions key="3" />, 'Search by device, date or network', '113.6', 1],
  ['providers', <Identities key="4" />, 'Search by name', 'goo', 1],
])(
  'filters a long list of %s by what is typed, says how many were found, and shows all again on Escape',
  async (_name, section, name, typed, count) => {
    await render(section)
    await expect.element(search).toHaveAccessibleName(name)
    const all = rows.elements().length
    await search.fill(typed)
    await vi.waitFor(() => expect(rows.elements()).toHaveLength(count))
    await expect.element(page.getByText(`Found: ${count}`)).toBeVisible()
    expect(await findViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(rows.elements()).toHaveLength(all)
    await expect.element(page.getByText(/^Found/)).not.toBeInTheDocument()
  },
)

it('says that nothing was found, and keeps what was typed', async () => {
  await render(<Orders />)
  await search.fill('nowhere')
  await expect.element(page.getByText('Nothing found for “nowhere”. Try another word')).toBeVisible()
  // In `<bdi>`, so that "C++" does not become "++C" on a page from right to left.
  expect(page.getByText('nowhere', { exact: true }).element().localName).toBe('bdi')
  expect(rows.elements()).toEqual([])
  await expect.element(search).toHaveValue('nowhere')
})

it('is left out above a short list', async () => {
  await render(<Orders />, createServer(6))
  await expect.element(rows.first()).toBeVisible()
  expect(rows.elements()).toHaveLength(6)
  await expect.element(search).not.toBeInTheDocument()
})

it('does not move the list when it says how many were found', async () => {
  await render(<Orders />)
  const first = rows.first()
  await expect.element(search).toBeVisible()
  const { top } = first.element().getBoundingClientRect()
  await search.fill('F')
  await expect.element(page.getByText('Found: 7')).toBeVisible()
  expect(first.element().getBoundingClientRect().top).toBe(top)
})

// R3.21
it('offers each provider as one button with its mark and its name', async () => {
  await render(<Identities />)
  const button = page.getByRole('button', { name: 'Link Google', exact: true })
  await expect.element(button).toHaveTextContent('Link Google')
  expect(button.element().querySelector('svg')).not.toBeNull()
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

it('drops its filter when the list has become short, and starts empty when it is long again', async () => {
  const server = createServer()
  await render(<Sessions />, server)
  await search.fill('windows')
  await vi.waitFor(() => expect(rows.elements()).toHaveLength(2))
  const come = async (count: number): Promise<void> => {
    server.answers['GET /web/v1/auth/sessions'] = () => Response.json({ sessions: sessions.slice(0, count) })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(rows.elements()).toHaveLength(count))
  }
  await come(6)
  await expect.element(search).not.toBeInTheDocument()
  await come(7)
  await expect.element(search).toHaveValue('')
})
