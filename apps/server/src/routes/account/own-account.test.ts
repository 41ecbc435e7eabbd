import { seedDemoPromocodes } from '../../checkout/promocodes/demo-promocodes.ts'
import { describe, expect } from 'vitest'
import { ada, bob } from '../../testing/people.ts'
import { passTime } from '../../testing/recovery-test.ts'
import { serverTest as test, testConfig } from '../../testing/server-test.ts'

describe('POST account', () => {
  // R7.24
  test('changes what is given and leaves the rest', async ({ start }) => {
    const browser = (await start()).open()
    await browser.call('register', { body: { ...ada, currency: 'EUR' } })
    const named = await browser.call('updateAccount', { body: { name: '  Ada Lovelace ' } })
    expect(named).toMatchObject({ status: 200, body: { name: 'Ada Lovelace', currency: 'EUR' } })
    await browser.call('updateAccount', { body: { currency: 'JPY', lang: 'ja-JP' } })
    expect(await browser.call('session')).toMatchObject({ body: { name: 'Ada Lovelace', currency: 'JPY' } })
    for (const name of [null, '', '\u200b'])
      expect((await browser.call('updateAccount', { body: { name } })).body.name).toBeNull()
  })

  test.for([
    ['nothing at all', {}, 400],
    ['a currency that is none', { currency: 'XXQ' }, 422],
    ['a language that we do not speak', { lang: 'tlh' }, 400],
    ['an id', { id: 'x' }, 400],
  ] as const)('%s is refused', async ([, body, status], { start }) => {
    const browser = (await start()).open()
    await browser.call('register', { body: ada })
    expect(await browser.refused('updateAccount', body)).toMatchObject({ status })
  })
})

describe('GET account', () => {
  // R7.24
  test('returns the chosen language, and that there is a password', async ({ start }) => {
    const browser = (await start()).open()
    await browser.call('register', { body: ada })
    expect(await browser.call('readAccount')).toMatchObject({ body: { lang: null, hasPassword: true } })
    await browser.call('updateAccount', { body: { lang: 'ar-XX' } })
    expect(await browser.call('readAccount')).toMatchObject({ body: { lang: 'ar-XX' } })
  })

  test('returns for a person from a social provider that there is no password', async ({ start }) => {
    const { open, context } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    await context.database.query(`update users set password_hash = null where email = '${ada.email}'`)
    expect(await browser.call('readAccount')).toMatchObject({ body: { hasPassword: false } })
    expect(await browser.call('deleteAccount', { body: {} })).toMatchObject({ status: 204 })
  })

  test('returns nothing without a session', async ({ start }) => {
    expect(await (await start()).open().refused('readAccount')).toMatchObject({ status: 401 })
  })
})

describe('GET account/export', () => {
  // R7.24
  test('gives all that is stored of a person and nothing of another, as a file, without what opens the account', async ({
    start,
  }) => {
    const { open, context } = await start()
    const [browser, other] = [open(), open()]
    await other.registerProven(bob)
    await seedDemoPromocodes(context.database.drizzle)
    await browser.call('register', { body: { ...ada, promocode: 'FRIENDS' } })
    const answer = await browser.call('exportAccount')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="foyer-account.json"')
    expect(answer.body).toMatchObject({
      account: { email: ada.email, promocode: 'FRIENDS', hasPassword: true },
      identifiers: [{ kind: 'email', value: ada.email, verifiedAt: null }],
      sessions: [{ address: '127.0.0.1' }],
      events: expect.arrayContaining([expect.objectContaining({ event: 'register', account: ada.email })]),
    })
    const [secret] = await context.database.query<{ hash: string; token: string }>(
      `select password_hash as hash, token_hash as token from users join sessions on user_id = users.id
       where email = '${ada.email}'`,
    )
    for (const hidden of [secret?.hash, secret?.token, bob.email]) {
      expect(hidden).toBeTruthy()
      expect(answer.text).not.toContain(hidden)
    }
    const { identifiers } = (await other.call('exportAccount')).body
    expect(identifiers).toEqual([{ kind: 'email', value: bob.email, verifiedAt: expect.any(String) }])
  })
})

describe('GET account/export, asked for again and again', () => {
  test('is one line an hour in the trail for each device, and so does not grow by itself', async ({
    start,
  }) => {
    const { open, context } = await start()
    const [here, other] = [open(), open()]
    await here.call('register', { body: ada })
    await other.call('login', { body: ada })
    const exports = async () => {
      const [row] = await context.database.query<{ count: string }>(
        "select count(*) from audit_events where event = 'account_exported'",
      )
      return Number(row?.count)
    }
    for (let time = 0; time < 5; time++) await here.call('exportAccount')
    expect(await exports()).toBe(1)
    await other.call('exportAccount', { headers: { 'user-agent': 'Another browser' } })
    expect(await exports()).toBe(2)
    await context.database.query("update audit_events set at = now() - interval '61 minutes'")
    await here.call('exportAccount')
    expect(await exports()).toBe(3)
  })

  // R7.24
  test('has the newest 1,000 lines of the trail, and says how many it leaves out', async ({ start }) => {
    const { open, context } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    await context.database.query(
      `insert into audit_events (id, event, user_id, at)
       select gen_random_uuid(), 'login', id, now() - interval '1 day' * n
       from users, generate_series(1, 1200) n`,
    )
    const { body } = await browser.call('exportAccount')
    expect(body.events).toHaveLength(1_000)
    expect(body.events[0]).toMatchObject({ event: 'account_exported' })
    expect(body.eventsLeftOut).toBe(202)
  })

  test('is refused after its number, for this person alone', async ({ start }) => {
    const { limits } = testConfig
    const { open } = await start({ limits: { ...limits, exportPerUser: { attempts: 2, seconds: 60 } } })
    const [here, other] = [open(), open()]
    await here.call('register', { body: ada })
    await other.call('register', { body: bob })
    for (const status of [200, 200, 429]) expect(await here.call('exportAccount')).toMatchObject({ status })
    expect(await other.call('exportAccount')).toMatchObject({ status: 200 })
  })
})

describe('POST account/deletion', () => {
  // R7.24
  test('takes the account with all that belongs to it; its name is free again', async ({ start }) => {
    const { open, context } = await start()
    const [here, other] = [open(), open()]
    await here.call('register', { body: ada })
    await other.call('login', { body: ada })
    expect(await here.call('deleteAccount', { body: {} })).toMatchObject({
      status: 204,
    })
    expect(here.cookies.has('foyer-session')).toBe(false)
    expect(await other.call('session')).toMatchObject({ status: 401 })
    for (const table of ['users', 'user_emails', 'sessions', 'visitors', 'identities'])
      expect(await context.database.query(`select 1 from ${table}`), table).toEqual([])
    const events = await context.database.query(
      'select event, account, address, user_agent from audit_events',
    )
    const nobody = { account: null, address: null, user_agent: null }
    expect(events).toEqual(
      expect.arrayContaining([
        { event: 'register', ...nobody },
        { event: 'account_deleted', ...nobody },
      ]),
    )
    expect(JSON.stringify(events)).not.toContain(ada.email)
    expect(await open().call('register', { body: ada })).toMatchObject({ status: 201 })
  })

  // R7.24
  test('needs a recent proof', async ({ start }) => {
    const server = await start()
    const browser = server.open()
    await browser.call('register', { body: ada })
    await passTime(server, 11 * 60)
    expect(await browser.refused('deleteAccount', {})).toMatchObject({
      status: 403,
      body: { code: 'proof_needed', ways: [{ way: 'password' }] },
    })
    expect(await browser.call('session')).toMatchObject({ status: 200 })
    await browser.call('proof', { body: { password: ada.password } })
    expect(await browser.call('deleteAccount', { body: {} })).toMatchObject({ status: 204 })
  })
})

describe('DELETE sessions', () => {
  // R7.24
  test('signs out everywhere else, and of nobody else', async ({ start }) => {
    const { open } = await start()
    const [here, phone, stranger] = [open(), open(), open()]
    await here.call('register', { body: ada })
    await phone.call('login', { body: ada })
    await stranger.call('register', { body: bob })
    expect(await here.call('revokeOtherSessions')).toMatchObject({ status: 204 })
    expect(await phone.call('session')).toMatchObject({ status: 401 })
    expect(await here.call('session')).toMatchObject({ status: 200 })
    expect(await stranger.call('session')).toMatchObject({ status: 200 })
  })
})

test.for(['updateAccount', 'exportAccount', 'deleteAccount', 'revokeOtherSessions'] as const)(
  '%s needs somebody who is signed in',
  async (id, { start }) => {
    const body = { updateAccount: { name: 'Ada' }, deleteAccount: {} }[id as 'deleteAccount']
    expect(await (await start()).open().refused(id, body)).toMatchObject({ status: 401 })
  },
)
