import { describe, expect } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { newPassword, recoveryTest as test } from '../../../testing/recovery-test.ts'
import {
  a,
  b,
  c,
  change,
  firstPhone,
  isOpen,
  listIdentifiers,
  openPerson,
  password,
  undoTokenOf,
} from './testing/identifier-test.ts'

/** What people do when they suspect that somebody else is in their account. */
const waysToSecure = [
  {
    title: 'Changing the password',
    secure: (owner: Browser) => owner.call('password', { body: { password, newPassword } }),
  },
  {
    title: 'Revoking all other sessions',
    secure: (owner: Browser) => owner.call('revokeOtherSessions'),
  },
]

// R10.9
describe.each(waysToSecure)('$title', ({ secure }) => {
  test('voids an intruder’s link to restore a number that they added and removed', async ({
    server,
    inbox,
  }) => {
    const person = await openPerson({ server, inbox })
    await change({ server, inbox }, person, { phone: firstPhone })
    await person.call('removeIdentifier', { params: { kind: 'phone' } })
    await server.context.notifications.whenSettled()
    const [ofOwner, ofAttacker] = [undoTokenOf(inbox, a), undoTokenOf(inbox, firstPhone)]
    expect(await secure(person)).toMatchObject({ status: 204 })
    expect([await isOpen(server, ofOwner), await isOpen(server, ofAttacker)]).toEqual([true, false])
    expect(await server.open().callForError('undo', { token: ofAttacker })).toMatchObject({ status: 400 })
    expect(await listIdentifiers(person)).toEqual([`${a} proven`])
  })

  test('by an intruder who has changed the address twice keeps the link of the first new address', async ({
    server,
    inbox,
  }) => {
    const person = await openPerson({ server, inbox })
    await change({ server, inbox }, person, { email: b })
    await change({ server, inbox }, person, { email: c })
    await secure(person)
    expect(await isOpen(server, undoTokenOf(inbox, b))).toBe(true)
  })

  test('after changing the address back keeps the owner’s link that removes what an intruder added meanwhile', async ({
    server,
    inbox,
  }) => {
    const person = await openPerson({ server, inbox })
    await change({ server, inbox }, person, { email: b })
    await change({ server, inbox }, person, { phone: firstPhone })
    const [ofOwner, ofAttacker] = [undoTokenOf(inbox, a), undoTokenOf(inbox, b)]
    await change({ server, inbox }, person, { email: a })
    await secure(person)
    for (const token of [ofAttacker, undoTokenOf(inbox, b)]) expect(await isOpen(server, token)).toBe(false)
    const owner = server.open()
    const { body } = await owner.call('undo', { body: { token: ofOwner } })
    await owner.call('recoveryConfirm', { body: { token: body.recoveryToken, password: newPassword } })
    expect(await listIdentifiers(owner)).toEqual([`${a} proven`])
  })
})
