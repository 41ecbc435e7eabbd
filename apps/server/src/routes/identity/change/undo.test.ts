import { describe, expect } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import {
  a,
  b,
  c,
  change,
  firstPhone,
  isOpen,
  openPerson,
  password,
  secondPhone,
  signsIn,
  undoTokenOf,
} from './testing/identifier-test.ts'
import { newPassword, recoveryTest as test } from '../../../testing/recovery-test.ts'
import type { TestServer } from '../../../testing/server-test.ts'

/** Undoes a change, and sets the new password with the token of the answer. */
async function undo(server: TestServer, token: string): Promise<Browser> {
  const owner = server.open()
  const { status, body } = await owner.call('undo', { body: { token } })
  expect(status).toBe(200)
  const set = { token: body.recoveryToken ?? '', password: newPassword }
  expect(await owner.call('recoveryConfirm', { body: set })).toMatchObject({ status: 200 })
  return owner
}

// R10.9
describe('The undo link in the notice of a change', () => {
  test('restores the address, ends the password and all sessions, and leads to a new password', async ({
    server,
    inbox,
  }) => {
    const attacker = await openPerson({ server, inbox })
    await change({ server, inbox }, attacker, { email: b })
    const token = undoTokenOf(inbox, a)
    for (let asked = 0; asked < 2; asked++)
      expect((await server.open().call('undoCheck', { body: { token } })).body).toEqual({
        isOpen: true,
        kind: 'email',
        value: a,
      })
    const owner = server.open()
    const { body } = await owner.call('undo', { body: { token } })
    expect(await attacker.call('session')).toMatchObject({ status: 401 })
    expect([await signsIn(server, a), await signsIn(server, b)]).toEqual([false, false])
    await owner.call('recoveryConfirm', { body: { token: body.recoveryToken ?? '', password: newPassword } })
    expect((await owner.call('identifiers')).body.identifiers).toEqual([
      { kind: 'email', value: a, verifiedAt: expect.any(String) },
    ])
    expect([await signsIn(server, a, newPassword), await signsIn(server, b, newPassword)]).toEqual([
      true,
      false,
    ])
    expect(await isOpen(server, token)).toBe(false)
    const events = await server.context.database.query(
      "select details from audit_events where event = 'identifier_undone'",
    )
    expect(events).toEqual([{ details: { kinds: 'email', changes: '1' } }])
  })

  test('restores the address after a second change too, and voids the links of later changes', async ({
    server,
    inbox,
  }) => {
    const attacker = await openPerson({ server, inbox })
    await change({ server, inbox }, attacker, { email: b })
    await change({ server, inbox }, attacker, { email: c })
    const [ofA, ofB] = [undoTokenOf(inbox, a), undoTokenOf(inbox, b)]
    const owner = await undo(server, ofA)
    expect((await owner.call('session')).body.email).toBe(a)
    expect(await server.open().callForError('undo', { token: ofB })).toMatchObject({
      status: 400,
      body: { code: 'recovery_invalid' },
    })
    expect([await isOpen(server, ofA), await isOpen(server, ofB)]).toEqual([false, false])
    expect(await signsIn(server, a, newPassword)).toBe(true)
  })

  test('still works after an intruder undid a second change by their own link', async ({ server, inbox }) => {
    const attacker = await openPerson({ server, inbox })
    await change({ server, inbox }, attacker, { email: b })
    await change({ server, inbox }, attacker, { email: c })
    const thief = await undo(server, undoTokenOf(inbox, b))
    expect((await thief.call('session')).body.email).toBe(b)
    const owner = await undo(server, undoTokenOf(inbox, a))
    expect((await owner.call('session')).body.email).toBe(a)
    expect(await thief.call('session')).toMatchObject({ status: 401 })
  })

  test('also removes a number that was added and then changed, whatever was removed after it', async ({
    server,
    inbox,
  }) => {
    const attacker = await openPerson({ server, inbox })
    await change({ server, inbox }, attacker, { phone: firstPhone })
    const ofA = undoTokenOf(inbox, a)
    await change({ server, inbox }, attacker, { phone: secondPhone })
    await attacker.call('removeIdentifier', { params: { kind: 'email' } })
    await server.context.notifications.whenSettled()
    expect((await server.open().call('undoCheck', { body: { token: ofA } })).body).toEqual({
      isOpen: true,
      kind: 'phone',
    })
    const owner = await undo(server, ofA)
    expect((await owner.call('session')).body).toMatchObject({ email: a, phone: null })
    const { query } = server.context.database
    expect(await query('select 1 from user_phones')).toEqual([])
    expect(await query('select 1 from identifier_undos')).toEqual([])
  })

  test('unlinks the providers linked since three days before the change, and no others', async ({
    server,
    inbox,
  }) => {
    const attacker = await openPerson({ server, inbox })
    const { query } = server.context.database
    const link = (social: string, hoursAgo: number) =>
      query(
        `insert into identities (social, subject, user_id, linked_at)
         select $1, '1', id, now() - make_interval(hours => $2) from users`,
        [social, hoursAgo],
      )
    await link('vk', 73)
    await link('google', 71)
    await change({ server, inbox }, attacker, { email: b })
    await link('discord', 0)
    const owner = await undo(server, undoTokenOf(inbox, a))
    expect((await owner.call('identities')).body.identities).toMatchObject([{ social: 'vk' }])
    const events = await query(
      "select details from audit_events where event = 'social_unlinked' order by details ->> 'social'",
    )
    expect(events).toEqual([{ details: { social: 'discord' } }, { details: { social: 'google' } }])
  })

  test('sent to a phone leads to a new password too, and does not prove an address', async ({
    server,
    inbox,
  }) => {
    const attacker = server.open()
    await attacker.registerProven({ phone: firstPhone, password })
    await change({ server, inbox }, attacker, { phone: secondPhone })
    await server.context.database.query('update users set email = $1', [b])
    await server.context.database.query('insert into user_emails (email, user_id) select $1, id from users', [
      b,
    ])
    const owner = await undo(server, undoTokenOf(inbox, firstPhone))
    expect((await owner.call('identifiers')).body.identifiers).toEqual([
      { kind: 'email', value: b, verifiedAt: null },
      { kind: 'phone', value: firstPhone, verifiedAt: expect.any(String) },
    ])
  })

  test('works once for 50 concurrent uses', async ({ server, inbox }) => {
    const attacker = await openPerson({ server, inbox })
    await change({ server, inbox }, attacker, { email: b })
    const token = undoTokenOf(inbox, a)
    const uses = Array.from({ length: 50 }, () => server.open().callForError('undo', { token }))
    const statuses = (await Promise.all(uses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(49)
    expect(await server.context.database.query('select 1 from recovery_links')).toHaveLength(1)
  })

  test('takes the address back from an account that has not proven it, and is refused if one has', async ({
    server,
    inbox,
  }) => {
    const attacker = await openPerson({ server, inbox })
    await change({ server, inbox }, attacker, { email: b })
    const token = undoTokenOf(inbox, a)
    const other = server.open()
    await other.call('register', { body: { email: a, password } })
    const { query } = server.context.database
    await query('update user_emails set verified_at = now()')
    expect(await server.open().callForError('undo', { token })).toMatchObject({
      status: 409,
      body: { code: 'identifier_taken' },
    })
    expect(await isOpen(server, token)).toBe(true)
    expect((await attacker.call('session')).body.email).toBe(b)
    await query('update user_emails set verified_at = null where email = $1', [a])
    const owner = await undo(server, token)
    expect((await owner.call('session')).body.email).toBe(a)
    expect((await other.call('session')).body.email).toBeNull()
  })
})
