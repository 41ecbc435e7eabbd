import { seedDemoPromocodes } from '../../checkout/promocodes/demo-promocodes.ts'
import { describe, expect } from 'vitest'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test, testConfig } from '../../testing/server-test.ts'

describe('GET account/export', () => {
  // R7.24
  test('returns everything stored about a person and nothing about others, as a file, without credentials', async ({
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

describe('GET account/export, requested repeatedly', () => {
  test('is audited once an hour for each device, so the export does not grow by itself', async ({
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
  test('contains the newest 1,000 audit events, and says how many it leaves out', async ({ start }) => {
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

  test('is refused beyond its limit, for this person only', async ({ start }) => {
    const { limits } = testConfig
    const { open } = await start({ limits: { ...limits, exportPerUser: { attempts: 2, seconds: 60 } } })
    const [here, other] = [open(), open()]
    await here.call('register', { body: ada })
    await other.call('register', { body: bob })
    for (const status of [200, 200, 429]) expect(await here.call('exportAccount')).toMatchObject({ status })
    expect(await other.call('exportAccount')).toMatchObject({ status: 200 })
  })
})
