import { account } from '@foyer/core/messages/en-001'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FakeAccount } from '../testing/fake-account.ts'
import { findViolations } from '../testing/find-violations.ts'
import { alert, button, refuse } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'
import { Account } from '../index.ts'
import { Orders } from './orders.tsx'

const twoLines = {
  number: 'F-2026-000001',
  createdAt: '2026-11-01T10:00:00.000Z',
  currency: 'EUR',
  price: 4700,
  discount: 500,
  total: 4200,
  phone: '+447400123456',
  email: null,
  name: 'Anna Petrova',
  country: 'GB',
  district: null,
  city: 'Bristol',
  state: null,
  zipCode: 'BS1 5TR',
}

const render = (server: FakeAccount, checkout?: string) =>
  renderPart(
    server,
    <Account
      messages={account}
      links={{ account: '/account', order: (number) => `/orders/${number}`, checkout }}
    >
      <Orders />
    </Account>,
  )

it('shows an order’s total and address when its details are opened, by keyboard too', async () => {
  const server = new FakeAccount()
  await render(server)
  await expect.element(page.getByRole('link', { name: 'F-2026-000001' })).toBeVisible()
  expect(server.calls).not.toContain('GET /web/v1/orders/F-2026-000001')
  page.getByText('Details').element().closest('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  for (const text of ['1 item', '€47.00', '-€5.00', 'Chiyoda-ku, Tokyo', '100-0001', 'Japan'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  expect(await findViolations()).toEqual([])
})

it('says why an order could not be loaded, and focuses its summary when it is loaded again', async () => {
  const server = new FakeAccount()
  const call = 'GET /web/v1/orders/F-2026-000001'
  server.answers[call] = refuse(409, 'busy', 'Not now.')
  await render(server)
  await page.getByText('Details').click()
  await expect.element(alert('Not now.')).toBeVisible()
  delete server.answers[call]
  button('Try again').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('1 item', { exact: true })).toBeVisible()
  expect(document.activeElement).toBe(page.getByText('Details').element().closest('summary'))
})

it('shows each line of an address, even if two are the same', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = new FakeAccount()
  const line = 'Harbour House'
  server.answers['GET /web/v1/orders/F-2026-000001'] = () =>
    Response.json({ ...twoLines, addressLine1: line, addressLine2: line })
  await render(server)
  await page.getByText('Details').click()
  await expect.poll(() => page.getByText(line, { exact: true }).elements()).toHaveLength(2)
  expect(told.mock.calls).toEqual([])
  told.mockRestore()
})

describe('An empty list', () => {
  const server = new FakeAccount()
  server.answers['GET /web/v1/orders'] = () => Response.json({ orders: [] })

  it('leads to where people order', async () => {
    await render(server, '/checkout')
    const link = page.getByRole('link', { name: 'Place an order' })
    await expect.element(link).toHaveAttribute('href', '/checkout')
    expect(await findViolations()).toEqual([])
  })

  it('has no link if the app has no such page', async () => {
    await render(server)
    await expect.element(page.getByText('You have not ordered anything yet.')).toBeVisible()
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  })
})
