import { describe, expect } from 'vitest'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

const headers = { 'idempotency-key': 'a-key-of-the-browser-0001' }

describe('A deletion of the account', () => {
  test('is answered as before when resent after a lost answer, and clears the session cookie', async ({
    start,
  }) => {
    const { open } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    const cookie = `foyer-session=${browser.cookies.get('foyer-session')}`
    await browser.call('deleteAccount', { body: {}, headers })
    await open().call('register', { body: ada })
    const answer = await open().call('deleteAccount', { body: {}, headers: { ...headers, cookie } })
    expect(answer).toMatchObject({ status: 204 })
    expect(String(answer.headers['set-cookie'])).toMatch(/^foyer-session=;/)
    expect(await open().call('login', { body: ada })).toMatchObject({ status: 200 })
  })

  test('happens once for three concurrent copies, which all get the same answer', async ({ start }) => {
    const { open, context } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    const cookie = `foyer-session=${browser.cookies.get('foyer-session')}`
    const copies = Array.from({ length: 3 }, () =>
      open().call('deleteAccount', { body: {}, headers: { ...headers, cookie } }),
    )
    expect((await Promise.all(copies)).map(({ status }) => status)).toEqual([204, 204, 204])
    const deleted = "select 1 from audit_events where event = 'account_deleted'"
    expect(await context.database.query(deleted)).toHaveLength(1)
  })

  test('is not revealed to a request with another key or cookie, or without one of them', async ({
    start,
  }) => {
    const { open } = await start()
    const [browser, other] = [open(), open()]
    await browser.call('register', { body: ada })
    await other.call('register', { body: bob })
    const cookies = [browser, other].map(({ cookies }) => `foyer-session=${cookies.get('foyer-session')}`)
    await browser.call('deleteAccount', { body: {}, headers })
    await other.call('logout')
    const [cookie = '', otherCookie = ''] = cookies
    const others: readonly Readonly<Record<string, string>>[] = [
      { cookie, 'idempotency-key': 'another-key-of-the-browser' },
      { cookie: otherCookie, ...headers },
      { cookie },
      headers,
    ]
    for (const sent of others)
      expect(await open().callForError('deleteAccount', {}, sent)).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated' },
      })
  })

  test('deletes one’s own account even if another account has used the same key', async ({ start }) => {
    const { open } = await start()
    const [browser, other] = [open(), open()]
    await browser.call('register', { body: ada })
    await other.call('register', { body: bob })
    await browser.call('deleteAccount', { body: {}, headers })
    expect(await other.call('deleteAccount', { body: {}, headers })).toMatchObject({ status: 204 })
    expect(await open().callForError('login', bob)).toMatchObject({ status: 401 })
  })
})
