import { account } from '@foyer/core/messages/en-001'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Account } from '../index.ts'
import { factors, FakeAccount } from '../testing/fake-account.ts'
import { button } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'

const simulateReturn = (): boolean => document.dispatchEvent(new Event('visibilitychange'))

async function render(): Promise<FakeAccount> {
  const server = new FakeAccount()
  await renderPart(server, <Account messages={account} />)
  return server
}

it.each([
  ['an account was unlinked', 'Unlink Google', 'GET /web/v1/auth/identities', { identities: [] }],
  [
    'a passkey was removed',
    'Remove iCloud Keychain',
    'GET /web/v1/auth/factors',
    { ...factors, passkeys: [] },
  ],
  ['a session was ended', 'End session: Safari on iPhone', 'GET /web/v1/auth/sessions', { sessions: [] }],
])('shows that %s in another tab, once the person comes back to this one', async (_, row, call, after) => {
  const server = await render()
  await expect.element(button(row)).toBeVisible()
  server.answers[call] = () => Response.json(after)
  simulateReturn()
  await expect.poll(() => button(row).elements()).toEqual([])
})

it('keeps what it shows when the person comes back, and the server cannot be reached', async () => {
  const server = await render()
  await expect.element(button('Unlink Google')).toBeVisible()
  server.answers['GET /web/v1/auth/identities'] = () => Promise.reject(new TypeError('Failed to fetch'))
  simulateReturn()
  await expect.poll(() => server.calls.filter((call) => call.endsWith('/identities'))).toHaveLength(2)
  await expect.element(button('Unlink Google')).toBeVisible()
})

it('does not show an unlinked account again when an older answer arrives late', async () => {
  const server = await render()
  await button('Unlink Google').click()
  const google = { social: 'google', name: 'Anna Example', linkedAt: '2026-11-01T10:00:00.000Z' }
  let answer = (): void => {}
  server.answers['GET /web/v1/auth/identities'] = () =>
    new Promise((resolve) => (answer = () => resolve(Response.json({ identities: [google] }))))
  simulateReturn()
  await expect.poll(() => server.calls.filter((call) => call.endsWith('/identities'))).toHaveLength(2)
  server.answers['GET /web/v1/auth/identities'] = () => Response.json({ identities: [] })
  await button('Unlink it').click()
  await expect.element(page.getByText('Google is no longer linked.')).toBeVisible()
  answer()
  await expect.poll(() => button('Unlink Google').elements()).toEqual([])
})
