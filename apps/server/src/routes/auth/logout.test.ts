import { describe, expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

describe('POST logout', () => {
  // R7.21
  test('ends the session on the server and clears the cookie', async ({ start }) => {
    const { open, context } = await start()
    const browser = open()
    const { body: user } = await browser.call('register', { body: ada })
    const token = browser.cookies.get('foyer-session') ?? ''
    expect(await browser.call('logout')).toMatchObject({ status: 204, text: '' })
    expect([...browser.cookies.keys()].join()).not.toContain('session')
    expect(await context.database.query('select 1 from sessions')).toHaveLength(0)
    const signedOut = "select user_id as id from audit_events where event = 'logout'"
    expect(await context.database.query(signedOut)).toEqual([{ id: user.id }])
    const headers = { cookie: `foyer-session=${token}` }
    expect(await browser.callForError('session', undefined, headers)).toMatchObject({ status: 401 })
  })

  test('clears the cookie behind TLS too, with the attributes that it was set with', async ({ start }) => {
    const browser = (await start({ publicUrl: 'https://id.example.com' })).open()
    await browser.call('register', { body: ada })
    const { headers } = await browser.call('logout')
    const cookies = ['foyer-session', 'foyer-proof', 'foyer-pending'].map((name) =>
      expect.stringMatching(
        new RegExp(`^__Host-${name}=; Max-Age=0; Path=/; .*HttpOnly; Secure; SameSite=Lax$`),
      ),
    )
    expect(headers['set-cookie']).toEqual(cookies)
    expect([...browser.cookies.keys()].join()).not.toContain('session')
  })

  test('leaves the sessions of other devices alone', async ({ start }) => {
    const { open } = await start()
    const [phone, laptop] = [open(), open()]
    await phone.call('register', { body: ada })
    await laptop.call('login', { body: ada })
    await phone.call('logout')
    expect(await laptop.call('session')).toMatchObject({ status: 200 })
  })

  test('succeeds if already signed out', async ({ start }) => {
    const browser = (await start()).open()
    expect(await browser.call('logout')).toMatchObject({ status: 204 })
    expect(await browser.call('logout', { headers: { cookie: 'foyer-session=nothing' } })).toMatchObject({
      status: 204,
    })
  })
})
