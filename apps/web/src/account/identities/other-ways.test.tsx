import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { heading } from '../../testing/account-page.ts'
import { linkedGoogle } from '../../testing/linked-server.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'
import { listBodies } from '../../testing/verify-page.ts'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'

/** A recovery ends all other sessions. */
function leaveOneSession(server: TestServer): TestServer {
  server.sessions = server.sessions.filter(({ isCurrent }) => isCurrent)
  return server
}

function createServer(): TestServer {
  const server = new TestServer(anna)
  server.identities = [linkedGoogle]
  server.answers['DELETE /identities/google'] = () => new Response(null, { status: 204 })
  return server
}

const laptop = {
  id: 'a5f0c9d2-4c7e-4c0a-9a51-1f0f6f0a2b11',
  credentialId: 'bGFwdG9w',
  name: 'Laptop',
  createdAt: '2026-09-01T10:00:00.000Z',
  lastUsedAt: null,
  isSynced: false,
}

const ways = page.getByRole('region', { name: 'Other ways into your account' })
const notMineButton = ways.getByRole('button', { name: 'Google: this is not mine' })

const lockActions: Readonly<Record<string, (server: TestServer) => Promise<void>>> = {
  async 'has changed the password'() {
    await page.getByRole('button', { name: 'Edit: Password' }).click()
    const form = page.getByRole('form', { name: 'Password' })
    await form.getByLabelText('Current password').fill('Corridor-light-9')
    await form.getByLabelText('New password').fill('Staircase-4')
    await form.getByRole('button', { name: 'Change password' }).click()
  },
  async 'has signed out everywhere else'() {
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByRole('button', { name: 'Yes, sign out there' }).click()
  },
}

describe('Somebody who', () => {
  for (const [action, lock] of Object.entries(lockActions)) {
    it(`${action} is shown the other ways into the account, and can remove them`, async () => {
      const server = createServer()
      await renderApp('/account/security', server)
      await expect.element(heading).toHaveTextContent('Security')
      expect(ways.elements()).toEqual([])
      await lock(server)
      await expect.element(ways.getByRole('listitem')).toHaveTextContent(/Google.*Anna Example/)
      expect(await findAxeViolations(ways.element())).toEqual([])
      await notMineButton.click()
      await ways.getByRole('button', { name: 'Unlink it' }).click()
      await expect.element(ways.getByText('There are no other ways into your account.')).toBeVisible()
      await expect.element(ways.getByRole('heading')).toHaveFocus()
      // Also removed from the list of another room.
      await page.getByRole('link', { name: 'Connections' }).click()
      await expect.element(heading).toHaveTextContent('Connections')
      expect(page.getByRole('button', { name: 'Unlink Google' }).elements()).toEqual([])
    })

    it(`${action} and has linked nothing is shown no other ways`, async () => {
      const server = new TestServer(anna)
      await renderApp('/account/security', server)
      await lock(server)
      await expect
        .element(page.getByText(/password has been changed|signed out everywhere else\./))
        .toBeVisible()
      expect(ways.elements()).toEqual([])
    })
  }
})

// R10.7
describe('The page after a recovery', () => {
  const state = {
    from: '/account',
    unlinked: [
      { social: 'discord', name: 'Mallory' },
      { social: 'steam', name: null },
    ],
  }

  it('lists what was unlinked and the other ways into the account, which can be removed', async () => {
    await renderApp({ pathname: '/recover/done', state }, createServer())
    await expect.element(heading).toHaveTextContent('Your new password is set')
    const unlinked = page.getByRole('region', { name: 'Unlinked accounts' })
    await expect.element(unlinked.getByRole('listitem').nth(0)).toHaveTextContent(/Discord.*Mallory/)
    await expect.element(unlinked.getByRole('listitem').nth(1)).toHaveTextContent('Steam')
    await expect.element(notMineButton).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
    await notMineButton.click()
    await ways.getByRole('button', { name: 'Unlink it' }).click()
    await expect.element(ways.getByText('Google is no longer linked.')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.element(heading).toHaveTextContent('Your account')
  })

  it('lists the sessions that have begun elsewhere since, each of which can be ended', async () => {
    const server = new TestServer(anna)
    await renderApp({ pathname: '/recover/done', state: { from: '/account' } }, server)
    await expect.element(ways.getByRole('listitem')).toHaveTextContent(/Safari on iOS|Safari/)
    expect(await findAxeViolations()).toEqual([])
    await ways.getByRole('button', { name: /: this is not mine$/ }).click()
    await ways.getByRole('button', { name: 'Yes, end it' }).click()
    await expect.element(ways.getByText('There are no other ways into your account.')).toBeVisible()
    await expect.element(ways.getByRole('heading')).toHaveFocus()
    expect(server.sessions).toHaveLength(1)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.element(heading).toHaveTextContent('Your account')
  })

  it('lists the passkeys, each of which can be removed', async () => {
    const server = leaveOneSession(new TestServer(anna))
    server.factors = { ...server.factors, passkeys: [laptop] }
    server.answers[`DELETE /passkeys/${laptop.id}`] = () => new Response(null, { status: 204 })
    await renderApp({ pathname: '/recover/done', state: { from: '/account' } }, server)
    await expect.element(ways.getByRole('listitem')).toHaveTextContent(/Laptop.*Created on/)
    expect(await findAxeViolations()).toEqual([])
    await ways.getByRole('button', { name: /Laptop.*: this is not mine$/ }).click()
    await ways.getByRole('button', { name: 'Remove it' }).click()
    await expect.element(ways.getByText('There are no other ways into your account.')).toBeVisible()
  })

  it.each([
    ['linked accounts', 'GET /identities', 'Google'],
    ['passkeys', 'GET /factors', 'Laptop'],
    ['sessions', 'GET /sessions', 'Safari'],
    ['identifiers', 'GET /identifiers', '+15550100200'],
  ])('lets somebody ask again for the %s that could not be listed', async (_what, call, listed) => {
    const server = leaveOneSession(new TestServer(anna))
    const { sessions } = new TestServer(anna)
    server.answers[call] = () =>
      Response.json({ code: 'unavailable', message: 'connect ECONNREFUSED' }, { status: 503 })
    await renderApp({ pathname: '/recover/done', state: { from: '/account' } }, server)
    await expect.element(page.getByRole('alert')).toHaveTextContent('The service is temporarily unavailable.')
    if (call === 'GET /identities') server.identities = [linkedGoogle]
    if (call === 'GET /factors') server.factors = { ...server.factors, passkeys: [laptop] }
    if (call === 'GET /sessions') server.sessions = sessions
    if (call === 'GET /identifiers')
      server.identifiers = [...server.identifiers, { kind: 'phone', value: listed, verifiedAt: null }]
    delete server.answers[call]
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(ways.getByRole('listitem')).toHaveTextContent(listed)
  })

  it('lists an unproven identifier that opens the account, and not the proven one', async () => {
    const server = leaveOneSession(new TestServer(anna))
    server.identifiers = [...server.identifiers, { kind: 'phone', value: '+15550100200', verifiedAt: null }]
    server.answers['DELETE /identifiers/phone'] = () => Response.json(anna)
    await renderApp({ pathname: '/recover/done', state: { from: '/account' } }, server)
    await expect.element(ways.getByRole('listitem')).toHaveTextContent(/\+15550100200.*Phone/)
    expect(await findAxeViolations()).toEqual([])
    await ways.getByRole('button', { name: /: this is not mine$/ }).click()
    await ways.getByRole('button', { name: 'Remove it' }).click()
    await expect.element(ways.getByText('There are no other ways into your account.')).toBeVisible()
  })

  it('leaves no notice about an unproven identifier that was removed there', async () => {
    const server = leaveOneSession(new TestServer(anna))
    const proven = server.identifiers
    server.identifiers = [...proven, { kind: 'phone', value: '+15550100200', verifiedAt: null }]
    server.answers['DELETE /identifiers/phone'] = () => {
      server.identifiers = proven
      return Response.json(anna)
    }
    await renderApp({ pathname: '/recover/done', state: { from: '/' } }, server)
    await ways.getByRole('button', { name: /: this is not mine$/ }).click()
    await ways.getByRole('button', { name: 'Remove it' }).click()
    await expect.element(ways.getByText('There are no other ways into your account.')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.element(heading).toHaveTextContent('Welcome')
    await expect.poll(() => listBodies(server, 'GET /identifiers')).toHaveLength(2)
    expect(page.getByText('Your phone number is not confirmed yet.').elements()).toEqual([])
  })

  it.each([
    ['nothing was kept', null, 'Welcome'],
    [
      'the history state has another format',
      { from: '/account', unlinked: [{ social: 1 }, 'x'] },
      'Your account',
    ],
  ])('is skipped if there is nothing to show: %s', async (_why, storedState, title) => {
    await renderApp({ pathname: '/recover/done', state: storedState }, leaveOneSession(new TestServer(anna)))
    await expect.element(heading).toHaveTextContent(title)
  })
})
