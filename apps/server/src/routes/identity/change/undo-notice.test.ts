import { describe, expect } from 'vitest'
import { recoveryTest as test } from '../../../testing/recovery-test.ts'
import { a, b, change, firstPhone, openPerson, undoTokenOf } from './testing/identifier-test.ts'

// R10.9
describe('Undoing a change', () => {
  test('notifies the address that it removes, without an undo link and without saying who did it', async ({
    server,
    inbox,
  }) => {
    const person = await openPerson({ server, inbox })
    await change({ server, inbox }, person, { email: b })
    const before = inbox.mails.length
    await server.open().call('undo', { body: { token: undoTokenOf(inbox, a) } })
    await server.context.notifications.whenSettled()
    const told = inbox.mails.slice(before)
    expect(told).toMatchObject([
      { to: [{ address: b }], subject: 'A change to your account at Foyer was undone' },
    ])
    expect(told[0]?.text).toContain(b)
    expect(told[0]?.text).not.toMatch(/\/undo|127\.0\.0\.1/)
  })

  test('notifies the number that it removes, and no identifier that stays', async ({ server, inbox }) => {
    const person = await openPerson({ server, inbox })
    await change({ server, inbox }, person, { phone: firstPhone })
    const [mails, texts] = [inbox.mails.length, inbox.texts.length]
    await server.open().call('undo', { body: { token: undoTokenOf(inbox, a) } })
    await server.context.notifications.whenSettled()
    expect(inbox.mails.slice(mails)).toEqual([])
    expect(inbox.texts.slice(texts)).toEqual([
      { to: firstPhone, text: expect.stringContaining('was removed from your account') },
    ])
  })

  test('notifies a number even if the limit of text messages is used up', async ({ start, inbox }) => {
    const usual = (await start()).context.config.limits
    const limits = { ...usual, textsInAll: { attempts: 1, seconds: 60 } }
    const server = await start({ messages: inbox.config, limits })
    const person = await openPerson({ server, inbox })
    await change({ server, inbox }, person, { phone: firstPhone })
    await server.open().call('undo', { body: { token: undoTokenOf(inbox, a) } })
    await server.context.notifications.whenSettled()
    expect(inbox.texts.at(-1)?.text).toContain('was removed from your account')
  })

  test('answers with the providers that it unlinked, and the names there', async ({ server, inbox }) => {
    const person = await openPerson({ server, inbox })
    await server.context.database.query(
      `insert into identities (social, subject, user_id, name) select 'discord', '1', id, 'Mallory' from users`,
    )
    await change({ server, inbox }, person, { email: b })
    const { body } = await server.open().call('undo', { body: { token: undoTokenOf(inbox, a) } })
    expect(body.unlinked).toEqual([{ social: 'discord', name: 'Mallory' }])
  })
})
