import { describe, expect } from 'vitest'
import { ada, bob } from '../../testing/people.ts'
import { codeOf, names, recoveryTest, wrongCodeFor } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'

interface Fixtures {
  privately: TestServer
}

const test = recoveryTest.extend<Fixtures>({
  /** A server whose sign-up does not reveal whether an account exists. */
  async privately({ start, inbox }, use) {
    const server = await start({ messages: inbox.config, registration: 'private' })
    await use(server)
    await server.context.notifications.whenSettled()
  },
})

// R10.31
describe('REGISTRATION=private', () => {
  for (const kind of ['email', 'phone'] as const)
    test(`creates the account, proven and signed in, once the code is entered (${kind})`, async ({
      privately,
      inbox,
    }) => {
      const person = privately.open()
      const body = { ...names[kind], password: ada.password, currency: 'EUR' }
      expect(await person.call('registration', { body })).toMatchObject({ status: 202, body: {} })
      expect(await person.call('session')).toMatchObject({ status: 401 })
      expect(await privately.context.database.query('select 1 from users')).toEqual([])
      const code = await codeOf(privately, inbox, kind)
      expect(await person.callForError('registrationConfirm', { code: wrongCodeFor(code) })).toMatchObject({
        body: { errors: [{ field: 'code', code: 'code_wrong' }] },
      })
      const made = await person.call('registrationConfirm', { body: { code } })
      expect(made).toMatchObject({ status: 201, body: { ...names[kind], currency: 'EUR' } })
      const { body: own } = await person.call('identifiers')
      expect(own.identifiers).toMatchObject([{ kind, verifiedAt: expect.any(String) }])
      const login = { body: { ...names[kind], password: ada.password } }
      expect(await privately.open().call('login', login)).toMatchObject({ status: 200 })
    })

  test('ends the session that the browser had before, once the account is made', async ({
    privately,
    inbox,
  }) => {
    const person = privately.open()
    const sessions = []
    for (const { email } of [ada, bob]) {
      await person.call('registration', { body: { ...ada, email } })
      await person.call('registrationConfirm', { body: { code: await codeOf(privately, inbox, 'email') } })
      sessions.push({ cookie: `foyer-session=${person.cookies.get('foyer-session')}` })
    }
    const statuses = []
    for (const headers of sessions)
      statuses.push((await privately.open().callForError('session', undefined, headers)).status)
    expect(statuses).toEqual([401, 200])
  })

  for (const kind of ['email', 'phone'] as const)
    test(`answers alike for a taken identifier, notifies its owner, and creates no second account (${kind})`, async ({
      privately,
      inbox,
    }) => {
      const body = { ...names[kind], password: ada.password }
      const owner = privately.open()
      await owner.call('registration', { body })
      await owner.call('registrationConfirm', { body: { code: await codeOf(privately, inbox, kind) } })
      const stranger = privately.open()
      const known = await stranger.call('registration', { body: { ...body, password: 'Another-horse-2' } })
      const unknown = await privately.open().call('registration', {
        body: {
          ...(kind === 'email' ? { email: bob.email } : { phone: '+15550100299' }),
          password: bob.password,
        },
      })
      const seen = ({ status, headers, body: said, text }: typeof known) => ({
        status,
        said,
        text,
        headers: Object.keys(headers).toSorted(),
      })
      expect(seen(known)).toEqual(seen(unknown))
      await privately.context.notifications.whenSettled()
      const told = kind === 'email' ? inbox.mails : inbox.texts
      const toOwner = told.filter(({ text }) => /nothing was changed/.test(text ?? ''))
      expect(toOwner).toHaveLength(1)
      for (const code of ['000000', '123456'])
        expect((await stranger.callForError('registrationConfirm', { code })).status).toBe(422)
      expect(await privately.context.database.query('select 1 from users')).toHaveLength(1)
    })

  test('refuses a sign-up that would make an account at once', async ({ privately }) => {
    expect(await privately.open().callForError('register', ada)).toMatchObject({
      status: 403,
      body: { code: 'registration_private' },
    })
    const { body } = await privately.open().call('settings')
    expect(body.settings.registration).toEqual({ value: 'private' })
  })

  test('requires a password as the open sign-up does', async ({ privately }) => {
    expect(await privately.open().callForError('registration', names.email)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [{ field: 'password', code: 'required' }] },
    })
  })

  test('reports an invalid field before it sends a code', async ({ privately, inbox }) => {
    const person = privately.open()
    expect(await person.callForError('registration', { email: 'ada', password: 'short' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'email' }, { field: 'password' }] },
    })
    expect(await person.callForError('registration', { ...ada, promocode: 'NO-SUCH' })).toMatchObject({
      body: { errors: [{ field: 'promocode', code: 'promocode_unknown' }] },
    })
    expect(inbox.mails).toEqual([])
  })

  test('sends one message for a resent submit, and the cookie with each answer', async ({
    privately,
    inbox,
  }) => {
    const [first, again] = [privately.open(), privately.open()]
    const headers = { 'idempotency-key': 'a-key-that-nobody-guesses' }
    expect(await first.call('registration', { body: ada, headers })).toMatchObject({ status: 202 })
    expect(await again.call('registration', { body: ada, headers })).toMatchObject({ status: 202 })
    expect(again.cookies.get('foyer-codes')).toBe(first.cookies.get('foyer-codes'))
    const code = await codeOf(privately, inbox, 'email')
    expect(inbox.mails).toHaveLength(1)
    expect(await again.call('registrationConfirm', { body: { code } })).toMatchObject({ status: 201 })
  })

  test('creates one account for 50 concurrent copies of the right code', async ({ privately, inbox }) => {
    const person = privately.open()
    await person.call('registration', { body: ada })
    const code = await codeOf(privately, inbox, 'email')
    const tries = Array.from({ length: 50 }, () => person.call('registrationConfirm', { body: { code } }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(await privately.context.database.query('select 1 from users')).toHaveLength(1)
    expect(await privately.context.database.query('select 1 from sessions')).toHaveLength(1)
  })
})
