import { describe, expect } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import { enrolApp, generateNextCode } from '../../testing/factors/authenticator-app.ts'
import type { Inbox } from '../../testing/inbox.ts'
import { ada } from '../../testing/people.ts'
import {
  names,
  newPassword as password,
  readSecret,
  readToken,
  recoveryTest as test,
} from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'

const key = { 'idempotency-key': 'a-key-of-the-browser-0001' }

const tokenOf = ({ cookies }: Browser) => cookies.get('foyer-session')

const writeCookies = ({ cookies }: Browser) => [...cookies].map((pair) => pair.join('=')).join('; ')

/** Requests a recovery. Returns what the same browser needs in order to set a new password. */
async function askForRecovery(server: TestServer, inbox: Inbox, kind: keyof typeof names) {
  await server.open().call('register', { body: { ...names[kind], password: ada.password } })
  const asking = server.open()
  await asking.call('recovery', { body: names[kind] })
  const body = { ...(await readSecret(server, inbox, kind)), password }
  return { body, headers: { ...key, cookie: writeCookies(asking) } }
}

// R4.6
describe('A new password resent with its Idempotency-Key', () => {
  const kinds = [
    ['link', 'email'],
    ['code', 'phone'],
  ] as const

  test.for(kinds)(
    'is set once, by a %s, and the cookie of either answer works',
    async ([, kind], { server, inbox }) => {
      const sent = await askForRecovery(server, inbox, kind)
      const [lost, arrived] = [server.open(), server.open()]
      const one = await lost.call('recoveryConfirm', sent)
      const two = await arrived.call('recoveryConfirm', sent)
      expect(two).toMatchObject({ status: 200, body: one.body })
      expect(tokenOf(arrived)).toBe(tokenOf(lost))
      expect((await arrived.call('sessions')).body.sessions).toHaveLength(1)
      const events = "select 1 from audit_events where event in ('password_recovered', 'recovery_refused')"
      expect(await server.context.database.query(events)).toHaveLength(1)
    },
  )

  test.for(kinds)(
    'gives one session, by a %s, however many copies are sent at the same time',
    async ([, kind], { server, inbox }) => {
      const sent = await askForRecovery(server, inbox, kind)
      const copies = Array.from({ length: 4 }, () => server.open())
      const answers = await Promise.all(copies.map((copy) => copy.call('recoveryConfirm', sent)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(new Set(copies.map(tokenOf)).size).toBe(1)
    },
  )

  test('asks for the second step in either browser, and can be completed in the second one', async ({
    server,
    inbox,
  }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    const { secret } = await enrolApp(owner)
    await server.open().call('recovery', { body: names.email })
    const body = { token: await readToken(server, inbox), password }
    const [lost, arrived] = [server.open(), server.open()]
    for (const browser of [lost, arrived])
      expect(await browser.callForError('recoveryConfirm', body, key)).toMatchObject({
        status: 403,
        body: { code: 'second_factor_needed' },
      })
    const totp = await generateNextCode(server, secret)
    expect(await arrived.call('secondFactor', { body: { totp } })).toMatchObject({ status: 200 })
  })

  test('lists the provider that the first proof unlinked in each answer', async ({ server, inbox }) => {
    const { body: user } = await server.open().call('register', { body: ada })
    await server.context.database.query(
      "insert into identities (social, subject, user_id, name) values ('google', '7', $1, 'Somebody')",
      [user.id],
    )
    await server.open().call('recovery', { body: names.email })
    const body = { token: await readToken(server, inbox), password }
    for (const browser of [server.open(), server.open()])
      expect((await browser.call('recoveryConfirm', { body, headers: key })).body.unlinked).toEqual([
        { social: 'google', name: 'Somebody' },
      ])
  })

  const over: readonly (readonly [string, (browser: Browser) => Promise<unknown>])[] = [
    ['the person has signed out', (browser) => browser.call('logout')],
    [
      'another password was set',
      (browser) => browser.call('password', { body: { password, newPassword: 'Different3staple' } }),
    ],
    ['the account was deleted', (browser) => browser.call('deleteAccount', { body: {} })],
  ]

  test.for(over)('signs nobody in once %s', async ([, end], { server, inbox }) => {
    await server.open().call('register', { body: ada })
    const browser = server.open()
    await browser.call('recovery', { body: names.email })
    const body = { token: await readToken(server, inbox), password }
    await browser.call('recoveryConfirm', { body, headers: key })
    await end(browser)
    expect(await server.open().callForError('recoveryConfirm', body, key)).toMatchObject({
      status: 400,
      body: { code: 'recovery_invalid' },
    })
  })

  test('signs nobody in with another password or another key', async ({ server, inbox }) => {
    await server.open().call('register', { body: ada })
    await server.open().call('recovery', { body: names.email })
    const token = await readToken(server, inbox)
    await server.open().call('recoveryConfirm', { body: { token, password }, headers: key })
    const others = [
      [{ token, password: 'Different3staple' }, key],
      [{ token, password }, { 'idempotency-key': 'another-key-of-a-browser' }],
      [{ token, password }, {}],
    ] as const
    for (const [body, headers] of others)
      expect(await server.open().callForError('recoveryConfirm', body, headers)).toMatchObject({
        status: 400,
      })
  })
})
