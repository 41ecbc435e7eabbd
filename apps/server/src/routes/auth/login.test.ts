import { describe, expect, vi } from 'vitest'
import { argon2idHashOf } from '../../testing/old-hash.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test, withRealHashes } from '../../testing/server-test.ts'

const fingerprint = {
  clientId: '1.2',
  visitorId: 'v',
  sealed: null,
  userAgent: 'Test',
  screenWidth: 390,
  screenHeight: 844,
}

function findCookie(header: string | string[] | number | undefined, name: string): string[] {
  const cookies = Array.isArray(header) ? header : [String(header)]
  return cookies.find((cookie) => cookie.split('=', 1)[0]?.endsWith(name))?.split('; ') ?? []
}

describe('POST login', () => {
  // R7.4
  test('answers form fields and a fingerprint with the user and their id', async ({ start }) => {
    const { open } = await start()
    const { body: user } = await open().call('register', { body: ada })
    const browser = open()
    const answer = await browser.call('login', { body: { ...ada, fingerprint, lang: 'en-001' } })
    expect(answer).toMatchObject({ status: 200, body: user })
    expect(answer.body.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await browser.call('session')).toMatchObject({ status: 200 })
  })

  test('ignores the case of the e-mail and blanks around it', async ({ start }) => {
    const { open } = await start()
    await open().call('register', { body: { ...ada, email: 'Ada.Lovelace@Example.test' } })
    const body = { ...ada, email: '  ADA.lovelace@example.TEST ' }
    expect(await open().call('login', { body })).toMatchObject({
      status: 200,
      body: { email: 'Ada.Lovelace@Example.test' },
    })
  })

  test('signs in by phone', async ({ start }) => {
    const { open } = await start()
    const body = { phone: '+15550100200', password: ada.password }
    await open().call('register', { body })
    expect(await open().call('login', { body })).toMatchObject({
      status: 200,
      body: { phone: '+15550100200' },
    })
  })

  test.for(['+4407400123456', '+000000000', '+5212221234567'])(
    'signs in a person who has signed up with %s, before phone numbers were parsed',
    async (phone, { start }) => {
      const { open, context } = await start()
      const { body: user } = await open().call('register', { body: ada })
      await context.database.query('insert into user_phones (phone, user_id) values ($1, $2)', [
        phone,
        user.id,
      ])
      const { password } = ada
      expect(await open().call('login', { body: { phone, password } })).toMatchObject({
        status: 200,
        body: { id: user.id },
      })
      expect(await open().callForError('login', { phone, password: 'Wrong1password' })).toMatchObject({
        status: 401,
      })
    },
  )

  // R7.4
  test('answers a wrong password and an unknown account with the same message', async ({ start }) => {
    const { open } = await start()
    await open().call('register', { body: ada })
    const wrong = await open().callForError('login', { ...ada, password: 'Wrong1password' })
    const unknown = await open().callForError('login', { ...ada, email: 'nobody@example.test' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
    expect(unknown.text).toBe(wrong.text)
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
  })

  test('takes the same steps for a wrong password and an unknown account', async ({ start }) => {
    const { open, context } = await start()
    await open().call('register', { body: ada })
    const verify = vi.spyOn(context.hasher, 'verify')
    const query = vi.spyOn(context.database, 'query')
    const steps = async (email: string) => {
      verify.mockClear()
      query.mockClear()
      await open().callForError('login', { email, password: 'Wrong1password' })
      return [verify.mock.calls.length, query.mock.calls.length]
    }
    const known = await steps(ada.email)
    expect(known[0]).toBe(1)
    expect(await steps('nobody@example.test')).toEqual(known)
  })

  test('creates a new token each time, and ends the session that the browser had before', async ({
    start,
  }) => {
    const { open } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    const former = browser.cookies.get('foyer-session') ?? ''
    await browser.call('login', { body: ada })
    const current = browser.cookies.get('foyer-session') ?? ''
    expect(current).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(current).not.toBe(former)
    expect(
      await browser.callForError('session', undefined, { cookie: `foyer-session=${former}` }),
    ).toMatchObject({
      status: 401,
    })
    expect(await browser.call('session')).toMatchObject({ status: 200 })
  })

  test('never adopts a planted token', async ({ start }) => {
    const { open } = await start()
    await open().call('register', { body: ada })
    const planted = 'B'.repeat(43)
    const browser = open()
    await browser.call('login', { body: ada, headers: { cookie: `foyer-session=${planted}` } })
    expect(browser.cookies.get('foyer-session')).not.toBe(planted)
    expect(
      await open().callForError('session', undefined, { cookie: `foyer-session=${planted}` }),
    ).toMatchObject({
      status: 401,
    })
  })

  test('stores the hash of the token, and never the token', async ({ start }) => {
    const { open, context } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    const token = browser.cookies.get('foyer-session') ?? ''
    const rows = await context.database.query('select * from sessions')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test.for([
    ['http://localhost:3000', 'foyer-session', false],
    ['https://id.example.com', '__Host-foyer-session', true],
  ] as const)(
    'at %s the cookie is %s, HttpOnly and SameSite=Lax',
    async ([publicUrl, name, isSecure], { start }) => {
      const { open } = await start({ publicUrl })
      await open().call('register', { body: ada })
      const { headers } = await open().call('login', { body: ada })
      const [first, ...attributes] = findCookie(headers['set-cookie'], 'session')
      expect(first?.split('=')[0]).toBe(name)
      expect(attributes.toSorted()).toEqual(
        ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].toSorted(),
      )
    },
  )

  test('counts attempts before hashing, and answers too many with 429 and Retry-After', async ({ start }) => {
    const limits = { ...(await start()).context.config.limits, loginPerAddress: { attempts: 2, seconds: 60 } }
    const { open, context } = await start({ limits })
    const browser = open()
    const verify = vi.spyOn(context.hasher, 'verify')
    await browser.callForError('login', ada)
    await browser.callForError('login', ada)
    const answer = await browser.callForError('login', ada)
    expect(verify).toHaveBeenCalledTimes(2)
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.body.message).toContain(`${String(answer.headers['retry-after'])} seconds`)
  })

  test('answers a flood of sign-ins with 503 and Retry-After rather than queueing it', async ({ start }) => {
    const { open, context } = await start({ passwords: { threads: 1, maxQueued: 2 } })
    const answers = await Promise.all(Array.from({ length: 12 }, () => open().callForError('login', ada)))
    const overloaded = answers.filter(({ status }) => status === 503)
    expect(overloaded.length).toBeGreaterThanOrEqual(8)
    expect(overloaded[0]).toMatchObject({ body: { code: 'overloaded' } })
    expect(Number(overloaded[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThan(0)
    const { text } = await context.metrics.print()
    expect(text).toContain(`foyer_logins_total{outcome="overloaded"} ${overloaded.length}`)
  })

  test('rehashes a password that was hashed with older parameters', async ({ start }) => {
    const { open, context } = await start(withRealHashes)
    await open().call('register', { body: ada })
    const old = argon2idHashOf(ada.password)
    await context.database.query('update users set password_hash = $1', [old])
    expect(await open().call('login', { body: ada })).toMatchObject({ status: 200 })
    const [row] = await context.database.query<{ hash: string }>('select password_hash as hash from users')
    expect(row?.hash).toContain('m=19456,t=2,p=1')
    expect(await open().call('login', { body: ada })).toMatchObject({ status: 200 })
  })
})
