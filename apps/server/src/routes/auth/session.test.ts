import { randomBytes } from 'node:crypto'
import { describe, expect, vi } from 'vitest'
import { hashSessionToken } from '../../accounts/sessions/session-token.ts'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

describe('GET session', () => {
  test('returns the signed-in person', async ({ start }) => {
    const browser = (await start()).open()
    const { body: user } = await browser.call('register', { body: ada })
    const answer = await browser.call('session')
    expect(answer).toMatchObject({ status: 200, body: user })
    expect(answer.headers['cache-control']).toBe('no-store, no-transform')
  })

  // R10.34
  test('tells a back end how and when the person has shown who they are', async ({ start }) => {
    const { open, context } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    const { id, expiresAt } = (await browser.call('sessions')).body.sessions[0] ?? {}
    const read = async () => (await browser.call('session')).body.session
    const first = await read()
    expect(first).toEqual({
      id,
      authenticatedAt: expect.any(String) as string,
      isRecent: true,
      methods: ['pwd'],
      level: 1,
      expiresAt,
    })
    const set = (values: string) => context.database.query(`update sessions set ${values}`)
    await set("authenticated_at = now() - interval '11 minutes', methods = '{pwd,otp,mfa}'")
    const later = await read()
    expect(later).toMatchObject({ isRecent: false, methods: ['pwd', 'otp', 'mfa'], level: 2 })
    const minutes = (Date.parse(first.authenticatedAt) - Date.parse(later.authenticatedAt)) / 60_000
    expect(minutes).toBeGreaterThan(10)
    expect(minutes).toBeLessThanOrEqual(11)
    // A session of an earlier release has neither value.
    await set("authenticated_at = null, methods = null, created_at = '2026-01-02T03:04:05.678Z'")
    expect(await read()).toMatchObject({
      authenticatedAt: '2026-01-02T03:04:05.678Z',
      isRecent: false,
      methods: [],
      level: 1,
    })
  })

  test('lists the identifiers where it is asked to, and makes no further statement where it is not', async ({
    start,
  }) => {
    const { open, context } = await start()
    const browser = open()
    await browser.registerProven(ada)
    const url = '/web/v1/auth/session'
    const both = await browser.request({ url: `${url}?include=identifiers` })
    const { identifiers } = (await browser.call('identifiers')).body
    expect(both.body).toEqual({ ...(await browser.call('session')).body, identifiers })
    expect(identifiers).toMatchObject([{ kind: 'email', value: ada.email }])
    expect(await browser.request({ url: `${url}?include=secrets` })).toMatchObject({ status: 400 })

    const query = vi.spyOn(context.database.drizzle, 'select')
    await browser.call('session')
    expect(query).not.toHaveBeenCalled()
    await browser.request({ url: `${url}?include=identifiers` })
    expect(query).toHaveBeenCalled()
    query.mockRestore()
  })

  test.for([
    ['no cookie', undefined],
    ['an empty cookie', ''],
    ['a token that never was', 'A'.repeat(43)],
    ['a text that no token can be', "' or 1=1 --"],
    ['a very long cookie', 'x'.repeat(8_000)],
    ['a broken percent code', '%E0%A4%A'],
  ])('with %s it is 401', async ([, token], { start }) => {
    const browser = (await start()).open()
    const headers: Record<string, string> = token === undefined ? {} : { cookie: `foyer-session=${token}` }
    expect(await browser.callForError('session', undefined, headers)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
  })

  test('an expired session is over', async ({ start }) => {
    const { open, context } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    await context.database.query("update sessions set expires_at = now() - interval '1 second'")
    expect(await browser.call('session')).toMatchObject({ status: 401 })
  })

  test('a cookie of the release before, which does not say whose it is, works until it is signed out', async ({
    start,
  }) => {
    const { open, context } = await start()
    const { body: user } = await open().call('register', { body: ada })
    const former = randomBytes(32).toString('base64url')
    await context.database.query('delete from sessions')
    await context.database.query(
      `insert into sessions (token_hash, id, user_id, expires_at) values ($1, gen_random_uuid(), $2, now() + interval '1 day')`,
      [hashSessionToken(former), user.id],
    )
    const headers = { cookie: `foyer-session=${former}` }
    expect(await open().call('session', { headers })).toMatchObject({ status: 200, body: user })
    await open().call('logout', { headers })
    expect(await open().call('session', { headers })).toMatchObject({ status: 401 })
  })

  test('a cookie that names another person opens nothing', async ({ start }) => {
    const { open } = await start()
    const [first, second] = [open(), open()]
    await first.call('register', { body: ada })
    await second.call('register', { body: bob })
    const tokens = [first, second].map(({ cookies }) =>
      Buffer.from(cookies.get('foyer-session') ?? '', 'base64url'),
    )
    const [own, others] = tokens
    if (own === undefined || others === undefined) throw new Error('There is no cookie.')
    const forged = Buffer.concat([others.subarray(0, 16), own.subarray(16)])
    const headers = { cookie: `foyer-session=${forged.toString('base64url')}` }
    expect(await open().call('session', { headers })).toMatchObject({ status: 401 })
  })

  test('checks that arrive together are answered each with their own person, by one statement', async ({
    start,
  }) => {
    const { open, context } = await start()
    const [first, second, nobody] = [open(), open(), open()]
    await first.call('register', { body: ada })
    await second.call('register', { body: bob })
    const tokens = [
      ...[first, second].map(({ cookies }) => cookies.get('foyer-session') ?? ''),
      'A'.repeat(43),
    ]
    const answers = await Promise.all([...tokens, ...tokens].map((token) => context.checkSession(token)))
    expect(answers.map((current) => current?.user.email)).toEqual([
      ada.email,
      bob.email,
      undefined,
      ada.email,
      bob.email,
      undefined,
    ])
    expect(await nobody.call('session')).toMatchObject({ status: 401 })
  })

  test('notes when a session was last seen, at most every few minutes', async ({ start }) => {
    const { open, context } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    const readMinutes = async () => {
      const [row] = await context.database.query<{ minutes: number }>(
        'select (extract(epoch from now() - last_seen_at) / 60)::float8 as minutes from sessions',
      )
      return row?.minutes
    }
    await context.database.query("update sessions set last_seen_at = now() - interval '4 minutes'")
    await browser.call('session')
    expect(await readMinutes()).toBeGreaterThan(3.9)
    await context.database.query("update sessions set last_seen_at = now() - interval '6 minutes'")
    await browser.call('session')
    await expect.poll(readMinutes).toBeLessThan(1)
  })
})
