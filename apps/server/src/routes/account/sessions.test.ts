import { describe, expect } from 'vitest'
import { startSession } from '../../accounts/sessions/start-session.ts'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

describe('GET sessions', () => {
  test('lists the person’s own devices only, with the current one marked', async ({ start }) => {
    const { open } = await start()
    const [phone, laptop, stranger] = [open(), open(), open()]
    await phone.call('register', { body: ada, headers: { 'user-agent': 'Phone' } })
    await laptop.call('login', { body: ada, headers: { 'user-agent': 'Laptop' } })
    await stranger.call('register', { body: bob })
    const { status, body } = await laptop.call('sessions')
    expect(status).toBe(200)
    expect(new Map(body.sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent]))).toEqual(
      new Map([
        ['Laptop', true],
        ['Phone', false],
      ]),
    )
    expect(body.sessions[0]).toMatchObject({ address: '127.0.0.1', fingerprint: null })
  })

  // Sessions are opened in two ways: `login` writes those of many sign-ins in one statement, other calls write their own in a transaction.
  test.for(['login', 'startSession'] as const)(
    'lists the newest hundred, which are all that is kept however often a program signs in: %s',
    async (way, { start }) => {
      const { open, context } = await start()
      const browser = open()
      const { body: user } = await browser.call('register', { body: ada })
      await context.database.query(
        `insert into sessions (token_hash, id, user_id, created_at, expires_at)
         select 'hash ' || n, gen_random_uuid(), $1, now() - interval '1 minute' * n, now() + interval '1 day'
         from generate_series(1, 150) as n`,
        [user.id],
      )
      const count = async () => (await context.database.query('select 1 from sessions')).length
      expect(await count()).toBe(151)
      const caller = { address: '192.0.2.7', userAgent: null }
      if (way === 'login') await open().call('login', { body: ada })
      else
        await startSession(context.database.drizzle, { userId: user.id, methods: ['pwd'], days: 1, caller })
      expect(await count()).toBe(100)
      expect(
        (await context.database.query('select 1 from sessions where token_hash = $1', ['hash 98'])).length,
      ).toBe(1)
      expect(
        (await context.database.query('select 1 from sessions where token_hash = $1', ['hash 99'])).length,
      ).toBe(0)
    },
  )

  test('omits expired sessions', async ({ start }) => {
    const { open, context } = await start()
    const [phone, laptop] = [open(), open()]
    await phone.call('register', { body: ada, headers: { 'user-agent': 'Phone' } })
    await laptop.call('login', { body: ada })
    await context.database.query("update sessions set expires_at = now() where user_agent = 'Phone'")
    expect((await laptop.call('sessions')).body.sessions).toHaveLength(1)
  })

  test('shows no token and no hash of one', async ({ start }) => {
    const { open, context } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    const { text } = await browser.call('sessions')
    const [row] = await context.database.query<{ hash: string }>('select token_hash as hash from sessions')
    expect(text).not.toContain(row?.hash)
    expect(text).not.toContain(browser.cookies.get('foyer-session'))
  })
})
