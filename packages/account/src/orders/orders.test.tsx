import { account } from '@foyer/core/messages/en-001'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FakeAccount } from '../testing/fake-account.ts'
import { findViolations } from '../testing/find-violations.ts'
import { renderPart } from '../testing/render-part.tsx'
import { Account } from '../index.ts'
import { Orders } from './orders.tsx'

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

it('shows what an order came to and where it goes once a person asks, by the keyboard too', async () => {
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

describe('An empty list', () => {
  const server = new FakeAccount()
  server.answers['GET /web/v1/orders'] = () => Response.json({ orders: [] })

  it('leads to where people order', async () => {
    await render(server, '/checkout')
    const link = page.getByRole('link', { name: 'Place an order' })
    await expect.element(link).toHaveAttribute('href', '/checkout')
    expect(await findViolations()).toEqual([])
  })

  it('leads nowhere if the app has no page for that', async () => {
    await render(server)
    await expect.element(page.getByText('You have not ordered anything yet.')).toBeVisible()
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  })
})
