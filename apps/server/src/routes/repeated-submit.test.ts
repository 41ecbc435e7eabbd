import { describe, expect } from 'vitest'
import { ada, bob } from '../testing/people.ts'
import { serverTest as test } from '../testing/server-test.ts'

const key = 'a-key-of-the-browser-0001'
const headers = { 'idempotency-key': key }

describe('A submit that is sent again with its Idempotency-Key', () => {
  test('makes one account and one session, and the cookie of either answer is good', async ({ start }) => {
    const { open } = await start()
    const [first, second] = [open(), open()]
    const one = await first.call('register', { body: ada, headers })
    const two = await second.call('register', { body: ada, headers })
    expect(two).toMatchObject({ status: 201, body: one.body })
    expect([...second.cookies.values()]).toEqual([...first.cookies.values()])
    const { body } = await first.call('sessions')
    expect(body.sessions).toHaveLength(1)
  })

  test('signs in once, however many answers arrive', async ({ start }) => {
    const { open, context } = await start()
    await open().call('register', { body: ada })
    const browsers = Array.from({ length: 8 }, open)
    const answers = await Promise.all(
      browsers.map((browser) => browser.call('login', { body: ada, headers })),
    )
    expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 200))
    expect(new Set(browsers.flatMap(({ cookies }) => [...cookies.values()])).size).toBe(1)
    const rows = await context.database.query('select 1 from sessions')
    expect(rows).toHaveLength(2)
    const events = await context.database.query(`select 1 from audit_events where event = 'login'`)
    expect(events).toHaveLength(1)
  })

  test('makes one account of ten at once', async ({ start }) => {
    const { open, context } = await start()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => open().call('register', { body: ada, headers })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await context.database.query('select 1 from users')).toHaveLength(1)
    expect(await context.database.query('select 1 from sessions')).toHaveLength(1)
  })

  test('keeps the session that it made when the browser sends its cookie along', async ({ start }) => {
    const { open } = await start()
    const browser = open()
    await browser.call('register', { body: ada, headers })
    await browser.call('register', { body: ada, headers })
    expect(await browser.call('session')).toMatchObject({ status: 200 })
  })

  test('opens nothing without the password', async ({ start }) => {
    const { open } = await start()
    await open().call('register', { body: ada, headers })
    const other = { ...ada, password: 'Another1password' }
    expect(await open().refused('register', other, headers)).toMatchObject({
      status: 409,
      body: { code: 'account_exists' },
    })
    expect(await open().refused('login', other, headers)).toMatchObject({ status: 401 })
  })

  test('counts for one account alone', async ({ start }) => {
    const { open } = await start()
    const [first, second] = [open(), open()]
    await first.call('register', { body: ada, headers })
    await second.call('register', { body: bob, headers })
    expect([...second.cookies.values()]).not.toEqual([...first.cookies.values()])
    expect((await first.call('session')).body.email).toBe(ada.email)
    expect((await second.call('session')).body.email).toBe(bob.email)
  })

  test('with a key that is easily guessed is refused', async ({ start }) => {
    const { open } = await start()
    const answer = await open().refused('login', ada, { 'idempotency-key': '1' })
    expect(answer.status).toBe(422)
  })
})
