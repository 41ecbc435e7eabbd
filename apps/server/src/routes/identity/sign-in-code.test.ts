import { describe, expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import {
  codeOf,
  names,
  phone,
  advanceTime,
  recoveryTest as test,
  wrongCodeFor,
} from '../../testing/recovery-test.ts'

const kinds = ['email', 'phone'] as const
const strangers = { email: { email: 'nobody@example.test' }, phone: { phone: '+15550100299' } } as const

describe('Somebody signs in by a code', () => {
  for (const kind of kinds)
    test(`that was sent to them, without a password (${kind})`, async ({ server, inbox }) => {
      const account = { ...names[kind], password: ada.password }
      const { body: user } = await server.open().registerProven(account)
      const person = server.open()
      const asked = await person.call('signInCode', { body: names[kind] })
      expect(asked).toMatchObject({ status: 202, body: {} })
      const code = await codeOf(server, inbox, kind)
      const { status, body } = await person.call('signInCodeConfirm', { body: { code } })
      expect({ status, body }).toEqual({ status: 200, body: { ...user, ended: null } })
      expect((await person.call('session')).body).toMatchObject(user)
      const { query } = server.context.database
      const [session] = await query<{ methods: string[] }>(
        'select methods from sessions order by created_at desc limit 1',
      )
      expect(session?.methods).toEqual([kind === 'phone' ? 'sms' : 'otp'])
      expect(await query("select account, user_id from audit_events where event = 'login'")).toEqual([
        { account: Object.values(names[kind])[0], user_id: user.id },
      ])
      expect((await server.open().call('login', { body: account })).status).toBe(200)
    })

  test('and the session that the browser had before ends', async ({ server, inbox }) => {
    await server.open().registerProven(ada)
    const person = server.open()
    await person.call('register', { body: { phone, password: ada.password } })
    const former = person.cookies.get('foyer-session') ?? ''
    await person.call('signInCode', { body: names.email })
    const code = await codeOf(server, inbox, 'email')
    await person.call('signInCodeConfirm', { body: { code } })
    const headers = { cookie: `foyer-session=${former}` }
    expect(await server.open().callForError('session', undefined, headers)).toMatchObject({ status: 401 })
  })

  for (const kind of kinds)
    test(`and then owns the account that somebody else created with their ${kind}`, async ({
      server,
      inbox,
    }) => {
      const { query } = server.context.database
      const attacker = server.open()
      const account = { ...names[kind], password: ada.password }
      const { body: user } = await attacker.call('register', { body: account })
      await query("insert into identities (social, subject, user_id, name) values ('google', '1', $1, 'M')", [
        user.id,
      ])
      await attacker.call('verification', { body: { kind } })
      // Both people have the same IP address.
      await advanceTime(server, 61)
      const owner = server.open()
      await owner.call('signInCode', { body: names[kind] })
      const code = await codeOf(server, inbox, kind)
      const { body } = await owner.call('signInCodeConfirm', { body: { code } })
      expect(body.ended).toEqual({ unlinked: [{ social: 'google', name: 'M' }], hadPassword: true })
      expect(await owner.call('session')).toMatchObject({ status: 200 })
      expect(await attacker.call('session')).toMatchObject({ status: 401 })
      expect(await server.open().callForError('login', account)).toMatchObject({ status: 401 })
      for (const table of ['identities', 'one_time_codes'])
        expect(await query(`select 1 from ${table}`), table).toEqual([])
      const told = await server.context.notifications.whenSettled().then(() => {
        return kind === 'email' ? inbox.mails.at(-1)?.text : inbox.texts.at(-1)?.text
      })
      expect(told).toContain('Google')
    })
})

// R10.13
describe('A sign-in code', () => {
  test('sent 50 times at once gives one session', async ({ server, inbox }) => {
    await server.open().registerProven(ada)
    const person = server.open()
    await person.call('signInCode', { body: names.email })
    const code = await codeOf(server, inbox, 'email')
    const tries = Array.from({ length: 50 }, () => person.call('signInCodeConfirm', { body: { code } }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(49)
    expect(await server.context.database.query('select 1 from sessions')).toHaveLength(2)
  })

  test('is void after five wrong guesses, each of which counts as a refused sign-in', async ({
    server,
    inbox,
  }) => {
    await server.open().registerProven(ada)
    const person = server.open()
    await person.call('signInCode', { body: names.email })
    const code = await codeOf(server, inbox, 'email')
    const said = []
    for (const digits of [...Array.from({ length: 5 }, () => wrongCodeFor(code)), code]) {
      const { body } = await person.callForError('signInCodeConfirm', { code: digits })
      said.push(body.errors?.[0]?.code ?? body.code)
    }
    expect(said).toEqual([...Array.from({ length: 4 }, () => 'code_wrong'), 'code_over', 'code_over'])
    const refused = "select 1 from audit_events where event = 'login_refused' and user_id is not null"
    expect(await server.context.database.query(refused)).toHaveLength(6)
    expect(await person.callForError('session')).toMatchObject({ status: 401 })
  })

  test('does not work in another browser, for another purpose, or after ten minutes', async ({
    server,
    inbox,
  }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    const person = server.open()
    await person.call('signInCode', { body: names.email })
    const code = await codeOf(server, inbox, 'email')
    const over = { status: 400, body: { code: 'code_over' } }
    expect(await server.open().callForError('signInCodeConfirm', { code })).toMatchObject(over)
    expect(await owner.callForError('signInCodeConfirm', { code })).toMatchObject(over)
    expect(await owner.callForError('proof', { code })).toMatchObject(over)
    await advanceTime(server, 10 * 60)
    expect(await person.callForError('signInCodeConfirm', { code })).toMatchObject(over)
  })

  test('does not work once the account has another address', async ({ server, inbox }) => {
    const { body: user } = await server.open().registerProven(ada)
    const person = server.open()
    await person.call('signInCode', { body: names.email })
    const code = await codeOf(server, inbox, 'email')
    const { query } = server.context.database
    await query('delete from user_emails where user_id = $1', [user.id])
    await query("insert into user_emails (email, user_id) values ('new@example.test', $1)", [user.id])
    await query("update users set email = 'new@example.test' where id = $1", [user.id])
    expect(await person.callForError('signInCodeConfirm', { code })).toMatchObject({
      body: { code: 'code_over' },
    })
    expect(await person.callForError('session')).toMatchObject({ status: 401 })
  })

  test('is sent once for a request resent with its key, and works whichever answer arrived', async ({
    server,
    inbox,
  }) => {
    await server.open().registerProven(ada)
    const headers = { 'idempotency-key': 'a-key-of-the-browser-0001' }
    const browsers = [server.open(), server.open(), server.open()]
    const answers = browsers.map((browser) => browser.call('signInCode', { body: names.email, headers }))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([202, 202, 202])
    expect(new Set(browsers.map(({ cookies }) => cookies.get('foyer-codes'))).size).toBe(1)
    const code = await codeOf(server, inbox, 'email')
    expect(inbox.mails).toHaveLength(1)
    expect(await browsers[2]?.call('signInCodeConfirm', { body: { code } })).toMatchObject({ status: 200 })
  })
})

// R10.19
describe('A person without an account', () => {
  for (const kind of kinds)
    test(`is answered alike, and is sent nothing (${kind})`, async ({ server, inbox }) => {
      await server.open().registerProven({ ...names[kind], password: ada.password })
      const seen = []
      for (const body of [names[kind], strangers[kind]]) {
        const person = server.open()
        const answers = [
          await person.callForError('signInCode', body),
          await person.callForError('signInCode', body),
          await person.callForError('pendingCodes'),
        ]
        for (let guess = 0; guess < 6; guess++)
          answers.push(await person.callForError('signInCodeConfirm', { code: 'abcdef' }))
        seen.push(
          answers.map(({ status, headers, text }) => {
            const { date: _, 'content-length': length, 'set-cookie': cookie, ...others } = headers
            const value = (all: unknown) => String(all).replace(/foyer-codes=[\w-]{43}/, 'foyer-codes=x')
            const said = text.replaceAll(/"(to|\w+At)":"[^"]*"/g, '"$1":"x"').replaceAll(/\d+ seconds/g, 'x')
            const { 'x-request-id': __, 'retry-after': after, ...rest } = others
            return {
              status,
              rest,
              said,
              hasWait: after !== undefined,
              cookie: value(cookie),
              length: !length,
            }
          }),
        )
      }
      expect(seen[1]).toEqual(seen[0])
      await server.context.notifications.whenSettled()
      expect(inbox.mails.length + inbox.texts.length).toBe(1)
    })
})
