import { describe, expect } from 'vitest'
import { ada } from '../../../testing/people.ts'
import { failInserts } from '../../../testing/postgres/fail-inserts.ts'
import { isCitus } from '../../../testing/test-database.ts'
import {
  codeOf,
  advanceTime,
  phone,
  readToken,
  recoveryTest as test,
} from '../../../testing/recovery-test.ts'

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
    expect(await server.open().callForError('login', ada)).toMatchObject({ status: 401 })
    await server.context.notifications.whenSettled()
    expect(inbox.mails).toMatchObject([
      {
        subject: 'Your password for Foyer was changed',
        text: expect.stringMatching(/Done with .+ from 127\.0\.0\.1, on .+ UTC\.$/m),
      },
    ])
  })

  test('counts as a recent proof from then on, and is audited', async ({ server }) => {
    const here = server.open()
    await here.call('register', { body: ada })
    await advanceTime(server, 9 * 60)
    await here.call('password', { body: { password: ada.password, newPassword } })
    await advanceTime(server, 9 * 60)
    expect(await here.call('exportAccount')).toMatchObject({ status: 200 })
    const noted = "select user_id::text as id from audit_events where event = 'password_changed'"
    const { id } = (await here.call('session')).body
    expect(await server.context.database.query(noted)).toEqual([{ id }])
  })

  test('keeps the fingerprint of this device', async ({ server }) => {
    const here = server.open()
    const fingerprint = {
      clientId: null,
      visitorId: null,
      sealed: null,
      userAgent: 'Somebody’s',
      screenWidth: 390,
      screenHeight: 844,
    }
    await here.call('register', { body: { ...ada, fingerprint } })
    await here.call('password', { body: { password: ada.password, newPassword } })
    const { query } = server.context.database
    expect(await query('select fingerprint from sessions')).toEqual([{ fingerprint }])
  })

  // Skipped on Citus, which does not support triggers on distributed tables.
  test.skipIf(isCitus)('succeeds although a follow-up step fails', async ({ server }) => {
    const here = server.open()
    await here.call('register', { body: ada })
    await failInserts(server.context.database, 'rate_limits', "new.key like 'known:%'")
    const body = { password: ada.password, newPassword }
    expect(await here.call('password', { body })).toMatchObject({ status: 204 })
    expect(await here.call('session')).toMatchObject({ status: 200 })
    expect(server.log.join('\n')).toContain('what follows a new password failed')
  })

  test('voids recovery links that were sent before', async ({ server, inbox }) => {
    const here = server.open()
    await here.call('register', { body: ada })
    await here.call('recovery', { body: { email: ada.email } })
    const token = await readToken(server, inbox)
    await here.call('password', { body: { password: ada.password, newPassword } })
    expect(
      await server.open().callForError('recoveryConfirm', { token, password: 'Third3horse' }),
    ).toMatchObject({
      status: 400,
    })
  })

  test.for([
    ['the wrong current password', { password: 'Wrong1password', newPassword }, 'password', 'wrong_password'],
    [
      'a new one that breaks a rule',
      { password: ada.password, newPassword: 'short' },
      'newPassword',
      'too_short',
    ],
    [
      'a new one that is one’s own address',
      { password: ada.password, newPassword: `${ada.email}1A` },
      'newPassword',
      'password_guessable',
    ],
    [
      'a new one that is like the current one',
      { password: ada.password, newPassword: `${ada.password}!` },
      'newPassword',
      'passwords_too_similar',
    ],
  ] as const)(
    '%s is refused with its field, and changes nothing',
    async ([, body, field, code], { server }) => {
      const here = server.open()
      await here.call('register', { body: ada })
      expect(await here.callForError('password', body)).toMatchObject({
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
    expect((await here.callForError('password', body)).body.errors).toMatchObject([
      { code: 'wrong_password' },
    ])
  })

  test('requires a session', async ({ server }) => {
    const body = { password: ada.password, newPassword }
    expect(await server.open().callForError('password', body)).toMatchObject({ status: 401 })
  })

  test('needs only the first proof, for ten minutes, if that proof ended the former password', async ({
    server,
    inbox,
  }) => {
    const [stranger, owner] = [server.open(), server.open()]
    await stranger.call('register', { body: ada })
    await owner.call('login', { body: ada })
    // The sign-in is too old to count as recent, but the code is a new proof.
    await advanceTime(server, 11 * 60)
    await owner.call('verification', { body: { kind: 'email' } })
    const code = await codeOf(server, inbox, 'email')
    expect(await owner.call('verificationConfirm', { body: { code } })).toMatchObject({
      body: { ended: { hadPassword: true } },
    })
    expect(
      (await owner.callForError('password', { password: ada.password, newPassword })).body.errors,
    ).toMatchObject([{ field: 'password', code: 'wrong_password' }])
    await advanceTime(server, 11 * 60)
    expect(await owner.callForError('password', { newPassword })).toMatchObject({
      status: 403,
      body: { code: 'proof_needed', ways: [{ way: 'email' }] },
    })
    await owner.call('proofCode', { body: { kind: 'email' } })
    await owner.call('proof', { body: { code: await codeOf(server, inbox, 'email') } })
    expect(await owner.call('password', { body: { newPassword } })).toMatchObject({ status: 204 })
    expect(await owner.call('session')).toMatchObject({ status: 200 })
    const account = { email: ada.email, password: newPassword }
    expect(await server.open().call('login', { body: account })).toMatchObject({ status: 200 })
  })

  test('is refused without the current password, and for an account without an identifier', async ({
    server,
  }) => {
    const here = server.open()
    await here.call('register', { body: ada })
    const wrong = { status: 422, body: { errors: [{ field: 'password', code: 'wrong_password' }] } }
    expect(await here.callForError('password', { newPassword })).toMatchObject(wrong)
    const { query } = server.context.database
    await query('update users set password_hash = null, email = null')
    expect(await here.callForError('password', { newPassword })).toMatchObject(wrong)
  })
})

describe('POST password-setup', () => {
  test.for([
    ['a password', { email: ada.email }, true],
    ['an address, and no password', { email: ada.email }, false],
    ['a number, and no password', { phone }, false],
  ] as const)('is refused for an account that already has %s', async ([, name, hasPassword], { server }) => {
    const { password } = ada
    const here = server.open()
    await here.call('register', { body: { ...name, password } })
    if (!hasPassword) await server.context.database.query('update users set password_hash = null')
    const other = { email: 'other@example.test', password }
    expect(await here.callForError('passwordSetup', other)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
  })
})
