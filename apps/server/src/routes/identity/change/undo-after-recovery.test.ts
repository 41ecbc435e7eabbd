import { describe, expect } from 'vitest'
import { newPassword, readToken, recoveryTest as test } from '../../../testing/recovery-test.ts'
import type { Inbox } from '../../../testing/inbox.ts'
import type { TestServer } from '../../../testing/server-test.ts'
import {
  a,
  b,
  change,
  firstPhone,
  isOpen,
  listIdentifiers,
  openPerson,
  secondPhone,
  undoTokenOf,
} from './testing/identifier-test.ts'

async function recoverBy(server: TestServer, inbox: Inbox, email: string) {
  const owner = server.open()
  await owner.call('recovery', { body: { email } })
  const token = await readToken(server, inbox)
  const answer = await owner.call('recoveryConfirm', { body: { token, password: newPassword } })
  expect(answer).toMatchObject({ status: 200 })
  await server.context.notifications.whenSettled()
  return owner
}

// R10.9
describe('A recovery', () => {
  test('voids an intruder’s link to restore a number that they added and removed', async ({
    server,
    inbox,
  }) => {
    const attacker = await openPerson({ server, inbox })
    await change({ server, inbox }, attacker, { phone: firstPhone })
    const ofOwner = undoTokenOf(inbox, a)
    await attacker.call('removeIdentifier', { params: { kind: 'phone' } })
    await server.context.notifications.whenSettled()
    const ofAttacker = undoTokenOf(inbox, firstPhone)
    expect(await isOpen(server, ofAttacker)).toBe(true)
    const owner = await recoverBy(server, inbox, a)
    expect([await isOpen(server, ofAttacker), await isOpen(server, ofOwner)]).toEqual([false, true])
    expect(await server.open().callForError('undo', { token: ofAttacker })).toMatchObject({ status: 400 })
    expect(await listIdentifiers(owner)).toEqual([`${a} proven`])
  })

  test('of one account voids no link of another', async ({ server, inbox }) => {
    const neighbour = await openPerson({ server, inbox })
    await change({ server, inbox }, neighbour, { phone: firstPhone })
    await neighbour.call('removeIdentifier', { params: { kind: 'phone' } })
    await server.context.notifications.whenSettled()
    const ofNeighbour = undoTokenOf(inbox, firstPhone)
    const owner = await openPerson({ server, inbox }, b)
    await change({ server, inbox }, owner, { phone: secondPhone })
    await recoverBy(server, inbox, b)
    expect(await isOpen(server, ofNeighbour)).toBe(true)
  })

  test('by the address voids the link of a number that replaced the owner’s, whose own link is kept', async ({
    server,
    inbox,
  }) => {
    const attacker = await openPerson({ server, inbox })
    await change({ server, inbox }, attacker, { phone: firstPhone })
    // The owner added the number long ago, so that addition can no longer be undone.
    await server.context.database.query('update identifier_undos set expires_at = now()')
    await change({ server, inbox }, attacker, { phone: secondPhone })
    await attacker.call('removeIdentifier', { params: { kind: 'phone' } })
    await server.context.notifications.whenSettled()
    const [ofOwner, ofAttacker] = [undoTokenOf(inbox, firstPhone), undoTokenOf(inbox, secondPhone)]
    await recoverBy(server, inbox, a)
    expect([await isOpen(server, ofOwner), await isOpen(server, ofAttacker)]).toEqual([true, false])
  })

  test('by an intruder’s new address keeps the owner’s link to the former one', async ({ server, inbox }) => {
    const attacker = await openPerson({ server, inbox })
    await change({ server, inbox }, attacker, { phone: firstPhone })
    await change({ server, inbox }, attacker, { email: b })
    await change({ server, inbox }, attacker, { phone: secondPhone })
    await recoverBy(server, inbox, b)
    // The notices of the addition and of the change went to the former address, which the account had before the number.
    expect(await isOpen(server, undoTokenOf(inbox, a))).toBe(true)
    expect(await isOpen(server, undoTokenOf(inbox, firstPhone))).toBe(false)
    const { body } = await server.open().call('undo', { body: { token: undoTokenOf(inbox, a) } })
    const owner = server.open()
    await owner.call('recoveryConfirm', { body: { token: body.recoveryToken, password: newPassword } })
    expect(await listIdentifiers(owner)).toContain(`${a} proven`)
  })
})
