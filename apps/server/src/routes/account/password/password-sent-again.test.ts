import { describe, expect, vi } from 'vitest'
import { ada } from '../../../testing/people.ts'
import { recoveryTest as test } from '../../../testing/recovery-test.ts'

const newPassword = 'Another2staple'
const headers = { 'idempotency-key': 'a-key-of-the-browser-0001' }

describe('A change of the password', () => {
  test.for([
    ['the current one', { password: ada.password, newPassword }],
    ['a recent proof, for an account without a password', { newPassword }],
  ] as const)(
    'resent after a lost answer, happens once and returns the session that it opened: with %s',
    async ([_, body], { server, inbox }) => {
      const browser = server.open()
      await browser.call('register', { body: ada })
      if (!('password' in body)) await server.context.database.query('update users set password_hash = null')
      const cookie = `foyer-session=${browser.cookies.get('foyer-session')}`
      await browser.call('password', { body, headers })
      const again = server.open()
      const answer = await again.call('password', { body, headers: { ...headers, cookie } })
      expect(answer).toMatchObject({ status: 204 })
      expect([...again.cookies.values()]).toEqual([browser.cookies.get('foyer-session')])
      expect(await again.call('session')).toMatchObject({ status: 200 })
      await server.context.notifications.whenSettled()
      expect(inbox.mails).toHaveLength(1)

      const refused = { status: 401, body: { code: 'unauthenticated' } }
      const others = [
        [body, { cookie, 'idempotency-key': 'another-key-of-the-browser' }],
        [body, { cookie }],
        [body, headers],
        [
          { ...body, newPassword: 'Third3horse' },
          { ...headers, cookie },
        ],
      ] as const
      for (const [sent, by] of others)
        expect(await server.open().callForError('password', sent, by)).toMatchObject(refused)
      await browser.call('logout')
      expect(await again.callForError('password', body, { ...headers, cookie })).toMatchObject(refused)
    },
  )

  test('resent after more than an hour is refused, although the session that it opened continues', async ({
    server,
  }) => {
    const browser = server.open()
    await browser.call('register', { body: ada })
    const cookie = `foyer-session=${browser.cookies.get('foyer-session')}`
    const body = { password: ada.password, newPassword }
    await browser.call('password', { body, headers })
    await server.context.database.query("update attempts set created_at = now() - interval '61 minutes'")
    expect(await server.open().callForError('password', body, { ...headers, cookie })).toMatchObject({
      status: 401,
    })
    expect(await browser.call('session')).toMatchObject({ status: 200 })
  })

  test('happens once for five concurrent copies, and the cookie of each answer works', async ({
    server,
    inbox,
  }) => {
    const browser = server.open()
    await browser.call('register', { body: ada })
    const cookie = `foyer-session=${browser.cookies.get('foyer-session')}`
    const options = { body: { password: ada.password, newPassword }, headers: { ...headers, cookie } }
    const copies = Array.from({ length: 5 }, () => server.open())
    const answers = await Promise.all(copies.map((copy) => copy.call('password', options)))
    expect(answers.map(({ status }) => status)).toEqual(copies.map(() => 204))
    for (const copy of copies) expect(await copy.call('session')).toMatchObject({ status: 200 })
    await server.context.notifications.whenSettled()
    expect(inbox.mails).toHaveLength(1)
  })

  test('is answered alike for a copy that finds the current password already replaced by the other copy', async ({
    server,
  }) => {
    const { limits } = server.context
    const browser = server.open()
    await browser.call('register', { body: ada })
    const cookie = `foyer-session=${browser.cookies.get('foyer-session')}`
    const options = { body: { password: ada.password, newPassword }, headers: { ...headers, cookie } }
    const { consumePassword } = limits
    vi.spyOn(limits, 'consumePassword').mockImplementationOnce(async (userId) => {
      await consumePassword(userId)
      expect(await server.open().call('password', options)).toMatchObject({ status: 204 })
    })
    const copy = server.open()
    expect(await copy.call('password', options)).toMatchObject({ status: 204 })
    expect(await copy.call('session')).toMatchObject({ status: 200 })
  })
})
