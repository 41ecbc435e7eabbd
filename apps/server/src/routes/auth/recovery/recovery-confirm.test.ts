import { describe, expect } from 'vitest'
import { sweep } from '../../../operations/sweep.ts'
import { ada, bob } from '../../../testing/people.ts'
import {
  names,
  newPassword as password,
  phone,
  readCode,
  readSecret,
  readToken,
  recoveryTest as test,
} from '../../../testing/recovery-test.ts'

describe('POST recovery/confirm', () => {
  // R7.22
  test('sets the new password, signs in here, ends every other session, and notifies the owner', async ({
    server,
    inbox,
  }) => {
    const [other, here] = [server.open(), server.open()]
    await other.call('register', { body: ada })
    await here.call('recovery', { body: { email: ada.email } })
    const token = await readToken(server, inbox)
    const answer = await here.call('recoveryConfirm', { body: { token, password } })
    expect(answer).toMatchObject({ status: 200, body: { email: ada.email } })
    expect(await here.call('session')).toMatchObject({ status: 200 })
    expect(await other.call('session')).toMatchObject({ status: 401 })
    await server.context.notifications.whenSettled()
    expect(inbox.mails.at(-1)).toMatchObject({
      subject: 'Your password for Foyer was changed',
      to: [{ address: ada.email }],
    })
    expect(await server.open().call('login', { body: { ...ada, password } })).toMatchObject({ status: 200 })
    expect(await server.open().callForError('login', ada)).toMatchObject({ status: 401 })
  })

  test('ends the session of another account that the browser had before', async ({ server, inbox }) => {
    await server.open().call('register', { body: ada })
    const browser = server.open()
    await browser.call('register', { body: bob })
    const headers = { cookie: `foyer-session=${browser.cookies.get('foyer-session')}` }
    await browser.call('recovery', { body: { email: ada.email } })
    const token = await readToken(server, inbox)
    expect(await browser.call('recoveryConfirm', { body: { token, password } })).toMatchObject({
      status: 200,
    })
    expect(await server.open().callForError('session', undefined, headers)).toMatchObject({ status: 401 })
  })

  test.for([
    ['a link', { email: ada.email }, ada.email],
    ['a code', { phone }, phone],
  ] as const)(
    'with %s refuses a password that is made of the person’s own address, number or name, and takes another one then',
    async ([, name, own], { server, inbox }) => {
      const [person, here] = [server.open(), server.open()]
      await person.call('register', { body: { ...name, password: ada.password } })
      await person.call('updateAccount', { body: { name: 'Lovelace' } })
      await here.call('recovery', { body: name })
      const way =
        'phone' in name
          ? { ...name, code: await readCode(server, inbox) }
          : { token: await readToken(server, inbox) }
      for (const guessable of [`Aa1${own}`, 'Lovelace1815'])
        expect(
          (await here.callForError('recoveryConfirm', { ...way, password: guessable })).body,
        ).toMatchObject({
          code: 'validation_failed',
          errors: [{ field: 'password', code: 'password_guessable' }],
        })
      expect(await person.call('session')).toMatchObject({ status: 200 })
      expect(await here.call('recoveryConfirm', { body: { ...way, password } })).toMatchObject({
        status: 200,
      })
    },
  )

  test('does the same for a phone and its code', async ({ server, inbox }) => {
    const [other, here] = [server.open(), server.open()]
    await other.call('register', { body: { phone, password: ada.password } })
    await here.call('recovery', { body: { phone } })
    const code = await readCode(server, inbox)
    const answer = await here.call('recoveryConfirm', { body: { phone, code, password } })
    expect(answer).toMatchObject({ status: 200, body: { phone } })
    expect(await other.call('session')).toMatchObject({ status: 401 })
    await server.context.notifications.whenSettled()
    expect(inbox.texts.at(-1)).toEqual({ to: phone, text: expect.stringContaining('was changed') })
  })

  test.for([
    ['link', 'email'],
    ['code', 'phone'],
  ] as const)(
    'succeeds for exactly one of 50 concurrent uses of a %s',
    async ([, kind], { server, inbox }) => {
      const asking = server.open()
      await server.open().call('register', { body: { ...names[kind], password: ada.password } })
      await asking.call('recovery', { body: names[kind] })
      const secret = await readSecret(server, inbox, kind)
      const cookie = [...asking.cookies].map((pair) => pair.join('=')).join('; ')
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          server.open().callForError('recoveryConfirm', { ...secret, password }, { cookie }),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ body }) => body.code === 'recovery_invalid')).toHaveLength(49)
      expect(await server.context.database.query('select 1 from sessions')).toHaveLength(1)
    },
  )

  // R7.22
  test('can be preceded by a check, which says whose link it is while it is valid, and does not use it up', async ({
    server,
    inbox,
  }) => {
    await server.open().call('register', { body: ada })
    await server.open().call('recovery', { body: { email: ada.email } })
    const token = await readToken(server, inbox)
    const ask = async (asked: string) =>
      (await server.open().call('recoveryCheck', { body: { token: asked } })).body
    // In the third link, a mail program has appended text to the token.
    expect([
      await ask(token),
      await ask(token),
      await ask(token.repeat(10)),
      await ask('x'.repeat(43)),
    ]).toEqual([
      { isOpen: true, accountName: ada.email },
      { isOpen: true, accountName: ada.email },
      { isOpen: false },
      { isOpen: false },
    ])
    expect(await server.open().call('recoveryConfirm', { body: { token, password } })).toMatchObject({
      status: 200,
    })
    expect(await ask(token)).toEqual({ isOpen: false })
  })

  test('does not use up the link for a password that breaks a rule', async ({ server, inbox }) => {
    await server.open().call('register', { body: ada })
    await server.open().call('recovery', { body: { email: ada.email } })
    const token = await readToken(server, inbox)
    expect(await server.open().callForError('recoveryConfirm', { token, password: 'short' })).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [{ field: 'password', code: 'too_short' }] },
    })
    expect(await server.open().call('recoveryConfirm', { body: { token, password } })).toMatchObject({
      status: 200,
    })
  })

  // R7.22
  test('refuses a link after 30 minutes, and a sweep removes it', async ({ server, inbox }) => {
    const { context } = server
    await server.open().call('register', { body: ada })
    await server.open().call('recovery', { body: { email: ada.email } })
    const token = await readToken(server, inbox)
    const [row] = await context.database.query<{ minutes: number }>(
      'select extract(epoch from expires_at - now())::float8 / 60 as minutes from recovery_links',
    )
    expect(row?.minutes).toBeCloseTo(30, 0)
    await context.database.query('update recovery_links set expires_at = now()')
    expect(await server.open().callForError('recoveryConfirm', { token, password })).toMatchObject({
      status: 400,
      body: { code: 'recovery_invalid' },
    })
    await sweep(context)
    expect(await context.database.query('select 1 from recovery_links')).toEqual([])
  })

  test('voids the other links of the account', async ({ server, inbox }) => {
    await server.open().call('register', { body: ada })
    await server.open().call('recovery', { body: { email: ada.email } })
    const first = await readToken(server, inbox)
    await server.open().call('recovery', { body: { email: ada.email } })
    const second = await readToken(server, inbox)
    await server.open().call('recoveryConfirm', { body: { token: second, password } })
    expect(await server.open().callForError('recoveryConfirm', { token: first, password })).toMatchObject({
      status: 400,
    })
  })

  test.for([
    ['a made-up token', { token: 'x'.repeat(43) }, 'recovery_invalid'],
    ['an unknown phone', { phone: '+15550100299', code: '123456' }, 'recovery_invalid'],
    ['neither a token nor a code', {}, 'invalid_request'],
    ['a phone without its code', { phone }, 'invalid_request'],
    ['a token and a code', { token: 'x', phone, code: '123456' }, 'invalid_request'],
  ] as const)('%s is refused', async ([, body, code], { server }) => {
    const answer = await server.open().callForError('recoveryConfirm', { ...body, password })
    expect(answer).toMatchObject({ status: 400, body: { code } })
  })
})
