import { describe, expect } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import { ada, bob } from '../../testing/people.ts'
import { advanceTime, readCode, recoveryTest } from '../../testing/recovery-test.ts'
import { serverTest as test } from '../../testing/server-test.ts'

const key = 'a-key-of-the-browser-0001'
const headers = { 'idempotency-key': key }

const tokenOf = ({ cookies }: Browser) => cookies.get('foyer-session')

describe('A submit resent with its Idempotency-Key', () => {
  test('creates one account and one session, and the cookie of either answer works', async ({ start }) => {
    const { open } = await start()
    const [first, second] = [open(), open()]
    const one = await first.call('register', { body: ada, headers })
    const two = await second.call('register', { body: ada, headers })
    expect(two).toMatchObject({ status: 201, body: one.body })
    expect(tokenOf(second)).toEqual(tokenOf(first))
    const { body } = await first.call('sessions')
    expect(body.sessions).toHaveLength(1)
  })

  test('signs in once, however many copies are sent at once', async ({ start }) => {
    const { open, context } = await start()
    await open().call('register', { body: ada })
    const browsers = Array.from({ length: 8 }, open)
    const answers = await Promise.all(
      browsers.map((browser) => browser.call('login', { body: ada, headers })),
    )
    expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 200))
    expect(new Set(browsers.map(tokenOf)).size).toBe(1)
    const rows = await context.database.query('select 1 from sessions')
    expect(rows).toHaveLength(2)
    const events = await context.database.query(`select 1 from audit_events where event = 'login'`)
    expect(events).toHaveLength(1)
  })

  test('creates one account for ten concurrent copies', async ({ start }) => {
    const { open, context } = await start()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => open().call('register', { body: ada, headers })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await context.database.query('select 1 from users')).toHaveLength(1)
    expect(await context.database.query('select 1 from sessions')).toHaveLength(1)
  })

  test('keeps the session that it created when the browser sends that cookie along', async ({ start }) => {
    const { open } = await start()
    const browser = open()
    await browser.call('register', { body: ada, headers })
    await browser.call('register', { body: ada, headers })
    expect(await browser.call('session')).toMatchObject({ status: 200 })
  })

  test('is recognised with the device rotated, in another language, and with its fields in another order', async ({
    start,
  }) => {
    const { open } = await start()
    const { email, password } = ada
    const device = {
      clientId: null,
      visitorId: null,
      sealed: null,
      userAgent: 'Somebody’s',
      screenHeight: 390,
    }
    const [first, second] = [open(), open()]
    const body = {
      email,
      password,
      currency: 'EUR',
      lang: 'en-001',
      fingerprint: { ...device, screenWidth: 390 },
    } as const
    const turned = {
      currency: 'EUR',
      password,
      email,
      lang: 'fr',
      fingerprint: { ...device, screenWidth: 844 },
    } as const
    const { body: user } = await first.call('register', { body, headers })
    expect(await second.call('register', { body: turned, headers })).toMatchObject({
      status: 201,
      body: user,
    })
    expect(tokenOf(second)).toEqual(tokenOf(first))
  })

  test('does not sign in without the password', async ({ start }) => {
    const { open } = await start()
    await open().call('register', { body: ada, headers })
    const other = { ...ada, password: 'Another1password' }
    expect(await open().callForError('register', other, headers)).toMatchObject({
      status: 409,
      body: { code: 'account_exists' },
    })
    expect(await open().callForError('login', other, headers)).toMatchObject({ status: 401 })
  })

  test('applies to one account only', async ({ start }) => {
    const { open } = await start()
    const [first, second] = [open(), open()]
    await first.call('register', { body: ada, headers })
    await second.call('register', { body: bob, headers })
    expect(tokenOf(second)).not.toEqual(tokenOf(first))
    expect((await first.call('session')).body.email).toBe(ada.email)
    expect((await second.call('session')).body.email).toBe(bob.email)
  })

  test.for([
    ['has been signed out of', (browser: Browser) => browser.call('logout')],
    [
      'somebody else created anew after it was deleted',
      async (browser: Browser, other: Browser) => {
        await browser.call('deleteAccount', { body: {} })
        await other.call('register', { body: { email: ada.email } })
      },
    ],
  ] as const)('does not sign in to an account that %s', async ([, act], { start }) => {
    // Without passwords: a password would be known only to the person who created the account.
    const { open } = await start({ signInMethods: ['code'] })
    const [browser, other] = [open(), open()]
    const body = { email: ada.email }
    await browser.call('register', { body, headers })
    await act(browser, other)
    const again = open()
    expect(await again.callForError('register', body, headers)).toMatchObject({ status: 409 })
    expect(tokenOf(again)).toBeUndefined()
  })

  recoveryTest(
    'sends one link, and a minute later another one with another key',
    async ({ server, inbox }) => {
      await server.open().call('register', { body: ada })
      const body = { email: ada.email }
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => server.open().call('recovery', { body, headers })),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202))
      await server.context.notifications.whenSettled()
      expect(inbox.mails).toHaveLength(1)
      const events = `select 1 from audit_events where event = 'recovery_requested'`
      expect(await server.context.database.query(events)).toHaveLength(1)
      const another = { body, headers: { 'idempotency-key': `${key}-of-another-press` } }
      expect(await server.open().call('recovery', another)).toMatchObject({ status: 429 })
      await advanceTime(server, 61)
      expect(await server.open().call('recovery', another)).toMatchObject({ status: 202 })
      await server.context.notifications.whenSettled()
      expect(inbox.mails).toHaveLength(2)
    },
  )

  recoveryTest('sends one code, which works whichever answer arrived', async ({ server, inbox }) => {
    const phone = '+15550100200'
    await server.open().call('register', { body: { phone, password: ada.password } })
    const [lost, arrived] = [server.open(), server.open()]
    for (const browser of [lost, arrived]) await browser.call('recovery', { body: { phone }, headers })
    const code = await readCode(server, inbox)
    expect(inbox.texts).toHaveLength(1)
    const body = { phone, code, password: 'Another2staple' }
    expect(await arrived.call('recoveryConfirm', { body })).toMatchObject({ status: 200 })
  })

  test.for([
    ['login', ada],
    ['register', ada],
    ['recovery', { email: ada.email }],
  ] as const)('is refused with a key that is easily guessed: %s', async ([call, body], { start }) => {
    const { open } = await start()
    const answer = await open().callForError(call, body, { 'idempotency-key': '1' })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'idempotency-key' }] } })
  })
})
