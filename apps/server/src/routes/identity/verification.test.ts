import { describe, expect } from 'vitest'
import { ada, bob } from '../../testing/people.ts'
import {
  codeOf,
  advanceTime,
  names,
  recoveryTest as test,
  wrongCodeFor,
} from '../../testing/recovery-test.ts'

describe('An identifier is proven', () => {
  // R10.6
  for (const kind of ['email', 'phone'] as const)
    test(`by its code, once, without ending the session or password of the person who just signed up (${kind})`, async ({
      server,
      inbox,
    }) => {
      const person = server.open()
      const account = { ...names[kind], password: ada.password }
      await person.call('register', { body: account })
      const before = await person.call('identifiers')
      expect(before.body.identifiers).toMatchObject([{ kind, verifiedAt: null }])
      expect(await person.call('verification', { body: { kind } })).toMatchObject({ status: 202, body: {} })
      const code = await codeOf(server, inbox, kind)
      expect(await person.call('verificationConfirm', { body: { code } })).toMatchObject({
        status: 200,
        body: { ended: { unlinked: [], hadPassword: false } },
      })
      const after = await person.call('identifiers')
      expect(after.body.identifiers).toMatchObject([{ kind, verifiedAt: expect.stringMatching(/^20/) }])
      expect(await person.callForError('verificationConfirm', { code })).toMatchObject({
        body: { code: 'code_over' },
      })
      expect(await person.callForError('verification', { kind })).toMatchObject({
        body: { code: 'invalid_request' },
      })
      expect((await server.open().call('login', { body: account })).status).toBe(200)
    })

  test('by a code with blanks or a dash in it, too', async ({ server, inbox }) => {
    const person = server.open()
    await person.call('register', { body: ada })
    await person.call('verification', { body: { kind: 'email' } })
    const code = await codeOf(server, inbox, 'email')
    const body = { code: `${code.slice(0, 3)} - ${code.slice(3)}` }
    expect((await person.call('verificationConfirm', { body })).status).toBe(200)
  })

  test('even if it is a number that a former release stored as typed', async ({ server, inbox }) => {
    const typed = '+4407400123456'
    const person = server.open()
    const { body: user } = await person.call('register', { body: { phone: typed, password: ada.password } })
    const { query } = server.context.database
    await query('update users set phone = $1', [typed])
    await query('delete from user_phones')
    await query('insert into user_phones (phone, user_id) values ($1, $2)', [typed, user.id])
    await person.call('verification', { body: { kind: 'phone' } })
    const code = await codeOf(server, inbox, 'phone')
    expect(await person.call('verificationConfirm', { body: { code } })).toMatchObject({ status: 200 })
    expect((await person.call('identifiers')).body.identifiers).toMatchObject([
      { value: typed, verifiedAt: expect.stringMatching(/^20/) },
    ])
  })

  test('since its first proof, however often it is proven afterwards', async ({ server, inbox }) => {
    const person = server.open()
    await person.registerProven(ada)
    const { query } = server.context.database
    await query("update user_emails set verified_at = '2026-01-02T03:04:05Z'")
    await person.call('signInCode', { body: names.email })
    const code = await codeOf(server, inbox, 'email')
    expect(await person.call('signInCodeConfirm', { body: { code } })).toMatchObject({ status: 200 })
    expect((await person.call('identifiers')).body.identifiers).toMatchObject([
      { verifiedAt: '2026-01-02T03:04:05.000Z' },
    ])
  })
})

// R10.13
describe('A verification code', () => {
  test('is void after five wrong guesses, and after ten minutes', async ({ server, inbox }) => {
    const person = server.open()
    await person.call('register', { body: ada })
    await person.call('verification', { body: { kind: 'email' } })
    const code = await codeOf(server, inbox, 'email')
    const guess = async (digits: string) => {
      const { body } = await person.callForError('verificationConfirm', { code: digits })
      return body.errors?.[0]?.code ?? body.code
    }
    const wrong = wrongCodeFor(code)
    const said = [
      await guess(wrong),
      await guess(wrong),
      await guess(wrong),
      await guess(wrong),
      await guess(wrong),
    ]
    expect(said).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'code_over'])
    expect(await guess(code)).toBe('code_over')

    await advanceTime(server, 61)
    await person.call('verification', { body: { kind: 'email' } })
    const late = await codeOf(server, inbox, 'email')
    await advanceTime(server, 10 * 60)
    expect(await guess(late)).toBe('code_over')
  })

  test('is sent at most once a minute: a refusal says how long to wait, and the first code stays valid', async ({
    server,
    inbox,
  }) => {
    const person = server.open()
    await person.call('register', { body: ada })
    await person.call('verification', { body: { kind: 'email' } })
    const code = await codeOf(server, inbox, 'email')
    const again = await person.callForError('verification', { kind: 'email' })
    expect(again).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(60)
    await server.context.notifications.whenSettled()
    expect(inbox.mails).toHaveLength(1)
    expect((await person.call('verificationConfirm', { body: { code } })).status).toBe(200)
  })

  test('does not work in another browser, in another session of the account, or for another purpose', async ({
    server,
    inbox,
  }) => {
    const person = server.open()
    const other = server.open()
    await person.call('register', { body: ada })
    await other.call('login', { body: ada })
    await person.call('verification', { body: { kind: 'email' } })
    const code = await codeOf(server, inbox, 'email')
    for (const call of ['verificationConfirm', 'proof'] as const)
      expect(await other.callForError(call, { code })).toMatchObject({ body: { code: 'code_over' } })
    expect(await person.callForError('proof', { code })).toMatchObject({ body: { code: 'code_over' } })
    // The person signs in again in the same browser; the code was requested in a session that has ended.
    await person.call('logout')
    await person.call('login', { body: ada })
    expect(await person.callForError('verificationConfirm', { code })).toMatchObject({
      body: { code: 'code_over' },
    })
  })

  test('sent 50 times at once works once', async ({ server, inbox }) => {
    const person = server.open()
    await person.call('register', { body: ada })
    await person.call('verification', { body: { kind: 'email' } })
    const code = await codeOf(server, inbox, 'email')
    const tries = Array.from({ length: 50 }, () => person.call('verificationConfirm', { body: { code } }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(49)
  })

  test('is never stored, logged or audited in plain text', async ({ server, inbox }) => {
    const person = server.open()
    await person.call('register', { body: ada })
    await person.call('verification', { body: { kind: 'email' } })
    const code = await codeOf(server, inbox, 'email')
    const { query } = server.context.database
    const rows = [await query('select * from one_time_codes'), await query('select * from audit_events')]
    expect(rows).not.toContainEqual([])
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(server.log.join('\n')).not.toContain(code)
  })
})

// R10.4
test('A provider cannot be linked to an unproven account', async ({ server }) => {
  const person = server.open()
  await person.call('register', { body: bob })
  const refused = await person.callForError('socialLink', { redirectUrl: '/account', social: 'google' })
  expect(refused).toMatchObject({ status: 403, body: { code: 'identifier_unproven' } })
})
