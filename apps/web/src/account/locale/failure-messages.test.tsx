import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createLinkedServer, createSocialOnlyServer } from '../../testing/linked-server.ts'
import { renderApp } from '../../testing/render-app.tsx'

const clickButton = (name: string) => page.getByRole('button', { name, exact: true }).click()
const alerts = (message: string) => page.getByRole('alert').filter({ hasText: message })
const answerError = (status: number, code: string, message: string) => () =>
  Response.json({ code, message }, { status })

const createServer = (hasPassword: boolean) => (hasPassword ? createLinkedServer() : createSocialOnlyServer())

async function chooseGerman(): Promise<void> {
  await page.getByRole('contentinfo').getByLabelText('Language').selectOptions('de-DE')
  await expect.element(page.getByRole('navigation', { name: 'Ihr Konto' })).toBeVisible()
}

async function linkVk(): Promise<void> {
  await clickButton('Connect another')
  await clickButton('Link VK')
}

async function unlink(): Promise<void> {
  await clickButton('Unlink Google')
  await clickButton('Unlink it')
}

it.each<[what: string, room: string, call: string, act: () => Promise<void>, hasPassword?: boolean]>([
  ['data that could not be had', 'data', 'GET /account/export', () => clickButton('Download my data')],
  [
    'a session that could not be ended',
    'security',
    'DELETE /sessions/7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0b0002',
    async () => {
      await clickButton('End session: Safari on iPhone')
      await clickButton('Yes, end it')
    },
  ],
  [
    'sessions that could not be ended',
    'security',
    'DELETE /sessions',
    async () => {
      await clickButton('Sign out everywhere else')
      await clickButton('Yes, sign out there')
    },
  ],
  ['an account that could not be unlinked', 'connections', 'DELETE /identities/google', unlink],
  ['an account that could not be linked', 'connections', 'POST /vk-link', linkVk, false],
  ['sessions that could not be read', 'security', 'GET /sessions', async () => {}],
  ['orders that could not be read', 'orders', 'GET /web/v1/orders', async () => {}],
  ['linked accounts that could not be read', 'connections', 'GET /identities', async () => {}],
])(
  'the error about %s is translated when the language changes',
  async (_, room, call, action, hasPassword = true) => {
    const server = createServer(hasPassword)
    server.answers[call] = answerError(503, 'unavailable', '')
    await renderApp(`/account/${room}`, server)
    await action()
    await expect.element(alerts('The service is temporarily unavailable.')).toBeVisible()
    await chooseGerman()
    await expect.element(alerts('Der Dienst ist vorübergehend nicht verfügbar.')).toBeVisible()
    expect(alerts('The service is temporarily unavailable').elements()).toEqual([])
  },
)

it.each<[what: string, call: string, act: () => Promise<void>, hasPassword: boolean]>([
  ['the last way in', 'DELETE /identities/google', unlink, true],
  ['another account', 'POST /vk-link', linkVk, false],
])('the server’s own message about %s is removed when the language changes', async (_, ...rest) => {
  const [call, action, hasPassword] = rest
  const server = createServer(hasPassword)
  server.answers[call] = answerError(403, 'identifier_unproven', 'Confirm your address first.')
  await renderApp('/account/connections', server)
  await action()
  await expect.element(alerts('Confirm your address first.')).toBeVisible()
  await chooseGerman()
  await expect.poll(() => alerts('Confirm your address first.').elements()).toEqual([])
})
