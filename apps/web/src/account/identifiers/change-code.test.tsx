import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { part, renderAccount } from '../../testing/account-page.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'

const section = part('E-mail and phone')
const button = (name: string) => section.getByRole('button', { name, exact: true })
const code = section.getByRole('textbox', { name: /^Code from the/ })
const email = section.getByRole('combobox', { name: 'E-mail' })

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.useRealTimers())

it('A code that was sent again is asked for after a reload for as long as it is valid', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const server = new TestServer(anna)
  server.answers['POST /identifiers'] = () => Response.json({}, { status: 202 })
  await renderAccount(server)
  await button('Change e-mail address').click()
  await email.fill('new@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveFocus()
  vi.setSystemTime(Date.now() + 9.5 * 60_000)
  const again = button('Send it again')
  await expect.element(again).not.toHaveAttribute('aria-disabled')
  await again.click()
  await expect.element(page.getByText('Sent again', { exact: true })).toBeVisible()
  await cleanup()
  vi.setSystemTime(Date.now() + 60_000)
  await renderApp('/account', server)
  await expect.element(section).toHaveTextContent(/sent a code to .*new@example\.com/)
  await expect.element(code).toBeVisible()
})

it('Opening one identifier’s form while the other’s is open moves the focus into it', async () => {
  const server = new TestServer(anna)
  const at = '2026-10-01T10:00:00.000Z'
  server.identifiers = [...server.identifiers, { kind: 'phone', value: '+442079460000', verifiedAt: at }]
  await renderAccount(server)
  await button('Change phone number').click()
  const phone = section.getByLabelText('Phone', { exact: true })
  await expect.element(phone).toHaveFocus()
  await button('Change e-mail address').click()
  await expect.element(button('Change phone number')).toBeVisible()
  await expect.element(email).toHaveFocus()
  await button('Change phone number').click()
  await expect.element(phone).toHaveFocus()
})
