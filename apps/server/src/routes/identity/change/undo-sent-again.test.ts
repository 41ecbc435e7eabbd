import { describe, expect } from 'vitest'
import { newPassword, recoveryTest as test } from '../../../testing/recovery-test.ts'
import { a, b, change, listIdentifiers, openPerson, undoTokenOf } from './testing/identifier-test.ts'

const headers = { 'idempotency-key': 'a-key-of-the-browser-0001' }

// R10.9
describe('Undoing a change, resent after a lost answer,', () => {
  test('is answered as before, and still leads to a new password', async ({ server, inbox }) => {
    const attacker = await openPerson({ server, inbox })
    const { query } = server.context.database
    await query(
      "insert into identities (social, subject, user_id, name) select 'discord', '1', id, 'Mallory' from users",
    )
    await change({ server, inbox }, attacker, { email: b })
    const body = { token: undoTokenOf(inbox, a) }
    const owner = server.open()
    const first = await owner.call('undo', { body, headers })
    expect(first.body.unlinked).toEqual([{ social: 'discord', name: 'Mallory' }])
    const again = await owner.call('undo', { body, headers })
    expect(again).toMatchObject({ status: 200, body: first.body })
    const undone = "select 1 from audit_events where event = 'identifier_undone'"
    expect(await query(undone)).toHaveLength(1)
    const { recoveryToken } = again.body
    await owner.call('recoveryConfirm', { body: { token: recoveryToken, password: newPassword } })
    expect(await listIdentifiers(owner)).toEqual([`${a} proven`])
    // Setting the new password ends the repeatable answer, as it ends recovery links.
    expect(await owner.callForError('undo', body, headers)).toMatchObject({ status: 400 })
  })

  test('gives the same answer to three concurrent copies', async ({ server, inbox }) => {
    const attacker = await openPerson({ server, inbox })
    await change({ server, inbox }, attacker, { email: b })
    const body = { token: undoTokenOf(inbox, a) }
    const copies = Array.from({ length: 3 }, () => server.open().call('undo', { body, headers }))
    const answers = (await Promise.all(copies)).map((answer) => answer.body.recoveryToken)
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^[\w-]{43}$/)
  })

  test('is refused with another key or link, or without a key', async ({ server, inbox }) => {
    const attacker = await openPerson({ server, inbox })
    await change({ server, inbox }, attacker, { email: b })
    const body = { token: undoTokenOf(inbox, a) }
    await server.open().call('undo', { body, headers })
    const other = { token: 'x'.repeat(43) }
    const tries: readonly (readonly [typeof body, Readonly<Record<string, string>>])[] = [
      [body, { 'idempotency-key': 'another-key-of-the-browser' }],
      [body, {}],
      [other, headers],
    ]
    for (const [sent, key] of tries)
      expect(await server.open().callForError('undo', sent, key)).toMatchObject({
        status: 400,
        body: { code: 'recovery_invalid' },
      })
  })
})
