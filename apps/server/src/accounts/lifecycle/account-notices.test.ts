import { describe, expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import { phone, recoveryTest as test } from '../../testing/recovery-test.ts'

// R10.30
describe('The deletion of an account is told to its former owner', () => {
  test('at each proven address and number, once, in their language', async ({ server, inbox }) => {
    const owner = server.open()
    const { body: user } = await owner.registerProven(ada)
    await owner.call('updateAccount', { body: { lang: 'de-DE' } })
    const { database, notifications } = server.context
    await database.query('update users set phone = $1 where id = $2', [phone, user.id])
    await database.query('insert into user_phones (phone, user_id, verified_at) values ($1, $2, now())', [
      phone,
      user.id,
    ])
    await owner.call('deleteAccount', { body: {} })
    await notifications.whenSettled()
    expect(inbox.mails).toMatchObject([
      { to: [{ address: ada.email }], subject: 'Ihr Konto bei Foyer wurde gelöscht' },
    ])
    expect(inbox.mails[0]?.text).toMatch(/^Ausgeführt mit .* von .*127\.0\.0\.1.*, am .* UTC\.$/m)
    expect(inbox.texts).toEqual([
      { to: phone, text: 'Ihr Konto bei Foyer wurde gelöscht. Es lässt sich nicht wiederherstellen.' },
    ])
  })

  test('but not at an address that nobody has proven', async ({ server, inbox }) => {
    const person = server.open()
    await person.call('register', { body: ada })
    await person.call('deleteAccount', { body: {} })
    await server.context.notifications.whenSettled()
    expect([...inbox.mails, ...inbox.texts]).toEqual([])
  })
})

describe('A download of the account’s data is told to its owner', () => {
  test.for([
    [
      'mail',
      { email: ada.email },
      /^Somebody, most likely you, has downloaded all data of your account at Foyer\./,
    ],
    ['text message', { phone }, /^All data of your account at Foyer was downloaded\. Not you\?/],
  ] as const)('by %s, once an hour', async ([, name, text], { server, inbox }) => {
    const owner = server.open()
    await owner.registerProven({ ...name, password: ada.password })
    await owner.call('exportAccount')
    await owner.call('exportAccount')
    await server.context.notifications.whenSettled()
    expect([...inbox.mails, ...inbox.texts].map((message) => message.text)).toEqual([
      expect.stringMatching(text),
    ])
  })
})
