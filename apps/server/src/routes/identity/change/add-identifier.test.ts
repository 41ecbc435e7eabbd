import { describe, expect } from 'vitest'
import { recoveryTest as test, newPassword, advanceTime, readToken } from '../../../testing/recovery-test.ts'
import {
  a,
  b,
  change,
  firstPhone,
  listIdentifiers,
  openPerson,
  password,
  refusedChange,
  secondPhone,
  signsIn,
  undoTokenOf,
} from './testing/identifier-test.ts'

// R10.10
describe('An identifier that another account has', () => {
  test('is answered like a free one: only the recipient of the code learns that it is taken', async ({
    server,
    inbox,
  }) => {
    const person = await openPerson({ server, inbox })
    await openPerson({ server, inbox }, b)
    const answers = []
    for (const email of [b, 'free@example.test']) {
      const { status, text } = await person.call('changeIdentifier', { body: { email } })
      answers.push(`${status} ${text}`)
    }
    expect(answers).toEqual(['202 {}', '202 {}'])
    await advanceTime(server, 61)
    expect(await refusedChange({ server, inbox }, person, { email: b })).toMatchObject({
      status: 409,
      body: { code: 'identifier_taken', errors: [{ field: 'email', code: 'identifier_taken' }] },
    })
    expect(await listIdentifiers(person)).toEqual([`${a} proven`])
    expect(await signsIn(server, b)).toBe(true)
  })

  test('but has not proven moves to the person who proves it, and its former account can add another', async ({
    server,
    inbox,
  }) => {
    const person = await openPerson({ server, inbox })
    const mistyped = server.open()
    await mistyped.call('register', { body: { email: b, password } })
    await server.open().call('recovery', { body: { email: b } })
    const token = await readToken(server, inbox)
    await advanceTime(server, 61)
    expect(await change({ server, inbox }, person, { email: b })).toMatchObject({ status: 200 })
    expect(await listIdentifiers(person)).toEqual([`${b} proven`])
    expect(
      await server.open().callForError('recoveryConfirm', { token, password: newPassword }),
    ).toMatchObject({
      body: { code: 'recovery_invalid' },
    })
    expect((await mistyped.call('session')).body).toMatchObject({ email: null, phone: null })
    expect(await change({ server, inbox }, mistyped, { email: 'mine@example.test' })).toMatchObject({
      status: 200,
    })
    const lost = await server.context.database.query(
      "select address, details from audit_events where event = 'identifier_lost'",
    )
    expect(lost).toEqual([{ address: null, details: { kind: 'email' } }])
  })
})

describe('Adding', () => {
  test('a phone number notifies the address, and both then sign in', async ({ server, inbox }) => {
    const person = await openPerson({ server, inbox })
    expect(await change({ server, inbox }, person, { phone: firstPhone })).toMatchObject({
      status: 200,
      body: { email: a, phone: firstPhone },
    })
    expect(await listIdentifiers(person)).toEqual([`${a} proven`, `${firstPhone} proven`])
    expect(inbox.mails.at(-1)?.subject).toContain('A phone number was added')
    expect(undoTokenOf(inbox, a)).not.toBe('')
    expect(await server.open().callForError('login', { phone: firstPhone, password })).toMatchObject({
      status: 200,
    })
    await change({ server, inbox }, person, { phone: secondPhone })
    expect(inbox.texts.at(-1)).toMatchObject({ to: firstPhone })
    expect(undoTokenOf(inbox, firstPhone)).not.toBe('')
  })

  test('the first identifier to a provider’s account needs no other one, and notifies nobody', async ({
    server,
    inbox,
  }) => {
    const person = await openPerson({ server, inbox })
    const { query } = server.context.database
    await query('delete from user_emails')
    await query('update users set email = null, password_hash = null')
    expect(await change({ server, inbox }, person, { email: b })).toMatchObject({ status: 200 })
    expect(await listIdentifiers(person)).toEqual([`${b} proven`])
    expect(inbox.mails).toHaveLength(1)
  })

  test('an identifier beside an unproven one sends that one no undo link, since it may be a stranger’s', async ({
    server,
    inbox,
  }) => {
    const person = await openPerson({ server, inbox })
    await change({ server, inbox }, person, { phone: firstPhone })
    await server.context.database.query('update user_emails set verified_at = null')
    inbox.mails.length = 0
    await change({ server, inbox }, person, { email: b })
    expect(inbox.mails.map(({ to }) => to?.[0]?.address)).toEqual([b])
    expect(undoTokenOf(inbox, firstPhone)).not.toBe('')
    const token = undoTokenOf(inbox, firstPhone)
    expect((await server.open().call('undoCheck', { body: { token } })).body).toEqual({
      isOpen: true,
      kind: 'email',
    })
  })
})
