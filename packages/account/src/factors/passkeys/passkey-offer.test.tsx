import { account } from '@foyer/core/messages/en-001'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AccountProvider, PasskeyOffer } from '../../index.ts'
import { anna, FakeAccount, factors } from '../../testing/fake-account.ts'
import { fakePasskeys, refusePasskeys } from '../../testing/fake-passkeys.ts'
import { findViolations } from '../../testing/find-violations.ts'
import { renderPart } from '../../testing/render-part.tsx'

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2026-11-25T10:00:00Z')
const offer = page.getByRole('region', { name: 'Next time, sign in with a passkey' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

fakePasskeys()
beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

interface Situation {
  readonly hasPassword?: boolean
  readonly isRecent?: boolean
  readonly isProven?: boolean
  readonly passkeys?: typeof factors.passkeys
  readonly isOffered?: boolean
}

function serve(situation: Situation = {}): FakeAccount {
  const { hasPassword = true, isRecent = true, isProven = true, passkeys = [], isOffered = true } = situation
  const ways = [
    ...(hasPassword ? [{ way: 'password' }] : []),
    ...(passkeys.length > 0 ? [{ way: 'passkey' }] : []),
    ...(isProven ? [{ way: 'email', to: anna.email }] : []),
  ]
  const server = new FakeAccount()
  server.answers['GET /web/v1/auth/proof'] = () => Response.json({ isRecent, ways })
  server.answers['GET /web/v1/auth/factors'] = () =>
    Response.json({ ...factors, passkeys, offers: { passkey: isOffered, totp: true } })
  server.answers['POST /web/v1/auth/passkeys'] = () => Response.json(factors.passkeys[0], { status: 201 })
  return server
}

const renderOffer = (server: FakeAccount, now = start) =>
  renderPart(
    server,
    <AccountProvider messages={account}>
      <PasskeyOffer now={() => now} />
      <p>The page</p>
    </AccountProvider>,
  )

it('offers a passkey after a sign-in with a password, and makes it', async () => {
  await renderOffer(serve())
  await expect.element(offer).toBeVisible()
  expect(await findViolations()).toEqual([])
  await button('Create a passkey').click()
  await expect
    .element(page.getByText('Your passkey has been created. You can sign in with it from now on.'))
    .toHaveFocus()
  expect(button('Create a passkey').elements()).toEqual([])
})

it('makes the next person an offer too, whatever the one before has answered on this page', async () => {
  const { session } = await renderOffer(serve())
  await button('Not now').click()
  await expect.element(offer).not.toHaveTextContent('Create a passkey')
  session.accept({ ...anna, id: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0a0002', name: 'Bob' })
  await expect.element(button('Create a passkey')).toBeVisible()
})

it('offers a passkey to somebody whose only proof is an authenticator app', async () => {
  const server = serve()
  server.answers['GET /web/v1/auth/proof'] = () => Response.json({ isRecent: true, ways: [{ way: 'totp' }] })
  await renderOffer(server)
  await expect.element(offer).toBeVisible()
})

it('stays open when the person cancels the browser’s dialog, and says that nothing was created', async () => {
  refusePasskeys('NotAllowedError')
  await renderOffer(serve())
  await button('Create a passkey').click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'No passkey was created.' })).toBeVisible()
  await expect.element(button('Create a passkey')).toHaveFocus()
})

it('is not made again for 30 days after it was declined, and says where passkeys are', async () => {
  const { screen } = await renderOffer(serve())
  await button('Not now').click()
  await expect
    .element(page.getByText('You can add a passkey on your account page at any time.'))
    .toHaveFocus()
  await screen.unmount()
  const server = serve()
  const later = await renderOffer(server, start + 30 * day - 1)
  await expect.element(page.getByText('The page')).toBeVisible()
  await expect.poll(() => server.calls).toEqual(['GET /web/v1/auth/session'])
  expect(offer.elements()).toEqual([])
  await later.screen.unmount()
  await renderOffer(serve(), start + 30 * day)
  await expect.element(offer).toBeVisible()
})

it('is made again if the clock was set back after it was declined', async () => {
  const { screen } = await renderOffer(serve(), start + day)
  await button('Not now').click()
  await screen.unmount()
  await renderOffer(serve(), start)
  await expect.element(offer).toBeVisible()
})

it.each<[string, Situation, string]>([
  ['of somebody without a password', { hasPassword: false }, 'proof'],
  ['long ago', { isRecent: false }, 'proof'],
  ['before an identifier is proven', { isProven: false }, 'proof'],
  ['with a passkey in the account', { passkeys: factors.passkeys }, 'proof'],
  ['where passkeys are off', { isOffered: false }, 'factors'],
])('offers nothing after a sign-in %s', async (_, situation, last) => {
  const server = serve(situation)
  const answered = vi.fn<() => void>()
  const call = `GET /web/v1/auth/${last}`
  const answer = server.answers[call]
  server.answers[call] = () => {
    answered()
    return answer?.() ?? Response.error()
  }
  await renderOffer(server)
  await expect.poll(() => answered.mock.calls.length).toBe(1)
  await expect.element(page.getByText('The page')).toBeVisible()
  expect(offer.elements()).toEqual([])
})

it('offers nothing in a browser without passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  const server = serve()
  await renderOffer(server)
  await expect.poll(() => server.calls).toEqual(['GET /web/v1/auth/session'])
  expect(offer.elements()).toEqual([])
})
