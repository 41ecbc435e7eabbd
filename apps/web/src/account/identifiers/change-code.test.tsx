import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { getSection, renderRoom } from '../../testing/account-page.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'

const section = getSection('E-mail and phone')
const button = (name: string) => section.getByRole('button', { name, exact: true })
const code = section.getByRole('textbox', { name: /^Code from the/ })
const email = section.getByRole('combobox', { name: 'New e-mail address' })

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.useRealTimers())

it('A code that was sent again is asked for after a reload for as long as it is valid', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const server = new TestServer(anna)
  server.answers['POST /identifiers'] = () => Response.json({}, { status: 202 })
  await renderRoom('profile', server)
  await button('Edit: E-mail').click()
  await email.fill('new@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveFocus()
  vi.setSystemTime(Date.now() + 9.5 * 60_000)
  const resendButton = button('Send again')
  await expect.element(resendButton).not.toHaveAttribute('aria-disabled')
  await resendButton.click()
  await expect.element(page.getByText('Sent again', { exact: true })).toBeVisible()
  await cleanup()
  vi.setSystemTime(Date.now() + 60_000)
  await renderApp('/account/profile', server)
  await expect.element(section).toHaveTextContent(/sent a code to .*new@example\.com/)
  await expect.element(code).toBeVisible()
})

const phone = section.getByLabelText('New phone number', { exact: true })

async function renderTwo(): Promise<TestServer> {
  const server = new TestServer(anna)
  const at = '2026-10-01T10:00:00.000Z'
  server.identifiers = [...server.identifiers, { kind: 'phone', value: '+442079460000', verifiedAt: at }]
  server.answers['POST /identifiers'] = () => Response.json({}, { status: 202 })
  return renderRoom('profile', server)
}

async function requestCode(): Promise<void> {
  await button('Edit: E-mail').click()
  await email.fill('new@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveFocus()
}

describe('While one identifier’s form is open', () => {
  it('opening the other one moves the focus into it, and keeps what was typed', async () => {
    await renderTwo()
    await button('Edit: Phone').click()
    await expect.element(phone).toHaveFocus()
    await phone.fill('+442079460001')
    await button('Edit: E-mail').click()
    await expect.element(email).toHaveFocus()
    await expect.element(phone).toHaveValue('44 20 7946 0001')
  })

  it('and waits for a code, the other one can be opened and cancelled without losing the code', async () => {
    await renderTwo()
    await requestCode()
    await code.fill('123')
    await button('Edit: Phone').click()
    await expect.element(phone).toHaveFocus()
    await expect.element(code).toHaveValue('123')
    await button('Cancel').click()
    await expect.element(button('Edit: Phone')).toHaveFocus()
    await expect.element(section).toHaveTextContent(/sent a code to .*new@example\.com/)
    await expect.element(code).toHaveValue('123')
  })

  it('and waits for a code, a code for the other one replaces it, as on the server', async () => {
    await renderTwo()
    await requestCode()
    await button('Edit: Phone').click()
    await phone.fill('+442079460001')
    await userEvent.keyboard('{Enter}')
    await expect.element(section).toHaveTextContent(/sent a code to .*\+44 20 7946 0001/)
    await expect.element(code).toHaveFocus()
    await expect.element(button('Edit: E-mail')).toBeVisible()
    expect(email.elements()).toEqual([])
  })
})
