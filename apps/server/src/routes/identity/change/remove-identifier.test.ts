import { describe, expect } from 'vitest'
import {
  a,
  change,
  firstPhone,
  listIdentifiers,
  openPerson,
  password,
  signsIn,
  undoTokenOf,
} from './testing/identifier-test.ts'
import { advanceTime, recoveryTest as test } from '../../../testing/recovery-test.ts'

const [email, phone] = [{ params: { kind: 'email' } }, { params: { kind: 'phone' } }] as const

describe('Removing an identifier', () => {
  test('notifies it with a link that undoes it, and it no longer signs in', async ({ server, inbox }) => {
    const person = await openPerson({ server, inbox })
    await change({ server, inbox }, person, { phone: firstPhone })
    expect(await person.call('removeIdentifier', email)).toMatchObject({
      status: 200,
      body: { email: null, phone: firstPhone },
    })
    await server.context.notifications.whenSettled()
    expect(await listIdentifiers(person)).toEqual([`${firstPhone} proven`])
    expect(await signsIn(server, a)).toBe(false)
    expect(inbox.mails.at(-1)?.subject).toContain('was removed')
    const token = undoTokenOf(inbox, a)
    expect((await server.open().call('undoCheck', { body: { token } })).body).toEqual({
      isOpen: true,
      kind: 'email',
      value: a,
    })
    const events = await server.context.database.query(
      "select account from audit_events where event = 'identifier_removed'",
    )
    expect(events).toEqual([{ account: a }])
  })

  // R10.11
  test('is refused for the last proven one, whether there is another one or not', async ({
    server,
    inbox,
  }) => {
    const person = await openPerson({ server, inbox })
    const last = { status: 409, body: { code: 'identifier_last' } }
    expect(await person.call('removeIdentifier', email)).toMatchObject(last)
    await change({ server, inbox }, person, { phone: firstPhone })
    await server.context.database.query('update user_phones set verified_at = null')
    expect(await person.call('removeIdentifier', email)).toMatchObject(last)
    expect(await listIdentifiers(person)).toEqual([`${a} proven`, `${firstPhone} unproven`])
  })

  test('that is unproven is possible beside a proven one, and notifies nobody', async ({ server, inbox }) => {
    const person = await openPerson({ server, inbox })
    await change({ server, inbox }, person, { phone: firstPhone })
    await server.context.database.query('update user_emails set verified_at = null')
    inbox.mails.length = 0
    expect(await person.call('removeIdentifier', email)).toMatchObject({ status: 200 })
    await server.context.notifications.whenSettled()
    expect(inbox.mails).toEqual([])
    expect(await listIdentifiers(person)).toEqual([`${firstPhone} proven`])
  })

  test('keeps one of two that are removed concurrently', async ({ server, inbox }) => {
    const person = await openPerson({ server, inbox })
    await change({ server, inbox }, person, { phone: firstPhone })
    const answers = await Promise.all([
      person.call('removeIdentifier', email),
      person.call('removeIdentifier', phone),
    ])
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409])
    expect(await listIdentifiers(person)).toHaveLength(1)
  })

  test('is refused if the account does not have it, after eleven minutes, or if the account is unproven', async ({
    server,
    inbox,
  }) => {
    const person = await openPerson({ server, inbox })
    expect(await person.call('removeIdentifier', phone)).toMatchObject({ status: 404 })
    await advanceTime(server, 11 * 60)
    expect(await person.call('removeIdentifier', email)).toMatchObject({
      status: 403,
      body: { code: 'proof_needed' },
    })
    const unproven = server.open()
    await unproven.call('register', { body: { email: 'new@example.test', password } })
    expect(await unproven.call('removeIdentifier', email)).toMatchObject({
      status: 403,
      body: { code: 'identifier_unproven' },
    })
  })
})
