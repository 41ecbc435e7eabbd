import { describe, expect } from 'vitest'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

describe('GET sessions', () => {
  test('lists my devices, the present one marked, and nobody else’s', async ({ start }) => {
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

  test('leaves out what has expired', async ({ start }) => {
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
