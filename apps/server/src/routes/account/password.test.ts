import { describe, expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import { readToken, recoveryTest as test } from '../../testing/recovery-test.ts'

const newPassword = 'Another2staple'

describe('POST password', () => {
  // R7.22
  test('changes it, gives this device a new session, ends all others, and notifies the owner', async ({
    server,
    inbox,
  }) => {
    const [here, other] = [server.open(), server.open()]
    await here.call('register', { body: ada })
    await other.call('login', { body: ada })
    const cookies = [...here.cookies.values()]
    const answer = await here.call('password', { body: { password: ada.password, newPassword } })
    expect(answer).toMatchObject({ status: 204, text: '' })
    expect([...here.cookies.values()]).not.toEqual(cookies)
    expect(await here.call('session')).toMatchObject({ status: 200 })
    expect(await other.call('session')).toMatchObject({ status: 401 })
    expect(await server.open().refused('login', ada)).toMatchObject({ status: 401 })
    await server.context.notifications.settled()
    expect(inbox.mails).toMatchObject([{ subject: 'Your password for Foyer was changed' }])
  })

  test('a link that was sent before sets no password after it', async ({ server, inbox }) => {
    const here = server.open()
    await here.call('register', { body: ada })
    await here.call('recovery', { body: { email: ada.email } })
    const token = await readToken(server, inbox)
    await here.call('password', { body: { password: ada.password, newPassword } })
    expect(await server.open().refused('recoveryConfirm', { token, password: 'Third3horse' })).toMatchObject({
      status: 400,
    })
  })

  test.for([
    ['the wrong present password', { password: 'Wrong1password', newPassword }, 'password', 'wrong_password'],
    [
      'a new one that breaks a rule',
      { password: ada.password, newPassword: 'short' },
      'newPassword',
      'too_short',
    ],
    [
      'a new one that is like the present one',
      { password: ada.password, newPassword: `${ada.password}!` },
      'newPassword',
      'passwords_too_similar',
    ],
  ] as const)(
    '%s is refused with its field, and changes nothing',
    async ([, body, field, code], { server }) => {
      const here = server.open()
      await here.call('register', { body: ada })
      expect(await here.refused('password', body)).toMatchObject({
        status: 422,
        body: { code: 'validation_failed', errors: [{ field, code }] },
      })
      expect(await server.open().call('login', { body: ada })).toMatchObject({ status: 200 })
    },
  )

  test('the answer to a wrong guess does not reveal how similar it is', async ({ server }) => {
    const here = server.open()
    await here.call('register', { body: ada })
    const body = { password: 'Wrong1password', newPassword: ada.password }
    expect((await here.refused('password', body)).body.errors).toMatchObject([{ code: 'wrong_password' }])
  })

  test('needs somebody who is signed in', async ({ server }) => {
    const body = { password: ada.password, newPassword }
    expect(await server.open().refused('password', body)).toMatchObject({ status: 401 })
  })
})
