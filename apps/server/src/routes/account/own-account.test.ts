import { describe, expect } from 'vitest'
import { ada, bob } from '../../testing/people.ts'
import { advanceTime } from '../../testing/recovery-test.ts'
import { serverTest as test } from '../../testing/server-test.ts'

describe('POST account', () => {
  // R7.24
  test('changes the given fields and leaves the rest', async ({ start }) => {
    const browser = (await start()).open()
    await browser.call('register', { body: { ...ada, currency: 'EUR' } })
    const named = await browser.call('updateAccount', { body: { name: '  Ada Lovelace ' } })
    expect(named).toMatchObject({ status: 200, body: { name: 'Ada Lovelace', currency: 'EUR' } })
    await browser.call('updateAccount', { body: { currency: 'JPY', lang: 'ja-JP' } })
    expect(await browser.call('session')).toMatchObject({ body: { name: 'Ada Lovelace', currency: 'JPY' } })
    for (const name of [null, '', '\u200b'])
      expect((await browser.call('updateAccount', { body: { name } })).body.name).toBeNull()
  })

  test.for([
    ['nothing at all', {}, 400],
    ['an unknown currency', { currency: 'XXQ' }, 422],
    ['an unknown language', { lang: 'tlh' }, 400],
    ['an id', { id: 'x' }, 400],
  ] as const)('%s is refused', async ([, body, status], { start }) => {
    const browser = (await start()).open()
    await browser.call('register', { body: ada })
    expect(await browser.callForError('updateAccount', body)).toMatchObject({ status })
  })
})

describe('GET account', () => {
  // R7.24
  test('returns the chosen language, and that there is a password', async ({ start }) => {
    const browser = (await start()).open()
    await browser.call('register', { body: ada })
    expect(await browser.call('readAccount')).toMatchObject({ body: { lang: null, hasPassword: true } })
    await browser.call('updateAccount', { body: { lang: 'ar-XX' } })
    expect(await browser.call('readAccount')).toMatchObject({ body: { lang: 'ar-XX' } })
  })

  test('returns for a person from a social provider that there is no password', async ({ start }) => {
    const { open, context } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    await context.database.query(`update users set password_hash = null where email = '${ada.email}'`)
    expect(await browser.call('readAccount')).toMatchObject({ body: { hasPassword: false } })
    expect(await browser.call('deleteAccount', { body: {} })).toMatchObject({ status: 204 })
  })

  test('returns nothing without a session', async ({ start }) => {
    expect(await (await start()).open().callForError('readAccount')).toMatchObject({ status: 401 })
  })
})

describe('POST account/deletion', () => {
  // R7.24
  test('deletes the account with all that belongs to it, and frees its name', async ({ start }) => {
    const { open, context } = await start()
    const [here, other] = [open(), open()]
    await here.call('register', { body: ada })
    await other.call('login', { body: ada })
    expect(await here.call('deleteAccount', { body: {} })).toMatchObject({
      status: 204,
    })
    expect(here.cookies.has('foyer-session')).toBe(false)
    expect(await other.call('session')).toMatchObject({ status: 401 })
    for (const table of ['users', 'user_emails', 'sessions', 'visitors', 'identities'])
      expect(await context.database.query(`select 1 from ${table}`), table).toEqual([])
    const events = await context.database.query(
      'select event, account, address, user_agent from audit_events',
    )
    const nobody = { account: null, address: null, user_agent: null }
    expect(events).toEqual(
      expect.arrayContaining([
        { event: 'register', ...nobody },
        { event: 'account_deleted', ...nobody },
      ]),
    )
    expect(JSON.stringify(events)).not.toContain(ada.email)
    expect(await open().call('register', { body: ada })).toMatchObject({ status: 201 })
  })

  // R7.24
  test('needs a recent proof', async ({ start }) => {
    const server = await start()
    const browser = server.open()
    await browser.call('register', { body: ada })
    await advanceTime(server, 11 * 60)
    expect(await browser.callForError('deleteAccount', {})).toMatchObject({
      status: 403,
      body: { code: 'proof_needed', ways: [{ way: 'password' }] },
    })
    expect(await browser.call('session')).toMatchObject({ status: 200 })
    await browser.call('proof', { body: { password: ada.password } })
    expect(await browser.call('deleteAccount', { body: {} })).toMatchObject({ status: 204 })
  })
})

describe('DELETE sessions', () => {
  // R7.24
  test('signs the person out everywhere else, and nobody else', async ({ start }) => {
    const { open } = await start()
    const [here, phone, stranger] = [open(), open(), open()]
    await here.call('register', { body: ada })
    await phone.call('login', { body: ada })
    await stranger.call('register', { body: bob })
    expect(await here.call('revokeOtherSessions')).toMatchObject({ status: 204 })
    expect(await phone.call('session')).toMatchObject({ status: 401 })
    expect(await here.call('session')).toMatchObject({ status: 200 })
    expect(await stranger.call('session')).toMatchObject({ status: 200 })
  })
})

test.for(['updateAccount', 'exportAccount', 'deleteAccount', 'revokeOtherSessions'] as const)(
  '%s requires a session',
  async (id, { start }) => {
    const body = { updateAccount: { name: 'Ada' }, deleteAccount: {} }[id as 'deleteAccount']
    expect(await (await start()).open().callForError(id, body)).toMatchObject({ status: 401 })
  },
)
