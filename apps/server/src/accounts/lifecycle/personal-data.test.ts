import { expect } from 'vitest'
import { hashName } from '../../protection/limits/place.ts'
import { fillTables, wholeTables } from './testing/fill-tables.ts'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

/** Tables left out of the export: they hold short-lived credentials. */
const excludedTables = new Set([
  'identifier_undos',
  'one_time_codes',
  'password_setups',
  'pending_sign_ins',
  'recovery_codes',
  'recovery_links',
  'social_states',
  'totp_enrolments',
])

/** Tables that keep the id of a deleted account. The id no longer identifies anybody. */
const keepsIds = new Set(['audit_events'])

/** Hashes of credentials for an account or an order. */
const opensTheAccount = new Set([
  'factor_recovery_codes.code_hash',
  'orders.receipt_hash',
  'sessions.proof_hash',
  'sessions.token_hash',
  'totp_secrets.sealed_secret',
  'trusted_devices.token_hash',
  'users.password_hash',
])

// R7.24
test('A person’s export has their rows of every table, and deletion leaves no trace of them', async ({
  start,
}) => {
  const { open, context } = await start()
  const { database } = context
  const browser = open()
  // At that time there was no account, so these sign-ins were recorded without one.
  await browser.callForError('login', ada)
  await browser.call('recovery', { body: { email: ada.email } })
  const { body } = await browser.call('register', { body: ada })
  const tables = await fillTables(database, body.id)

  const { text } = await browser.call('exportAccount')
  for (const [table, columns] of tables)
    for (const { name, type } of columns) {
      if (type !== 'text' && type !== 'jsonb') continue
      const place = `${table}.${name}`
      const isExported = !excludedTables.has(table) && !opensTheAccount.has(place)
      // The event column has the kind of the event, not a text of this test.
      if (place !== 'audit_events.event')
        expect([place, text.includes(`${body.id} ${place}.`)]).toEqual([place, isExported])
    }

  expect(await browser.call('deleteAccount', { body: {} })).toMatchObject({
    status: 204,
  })
  const all = await database.query<{ name: string }>(`select relname as name from (${wholeTables}) as whole`)
  for (const { name } of all) {
    const rows = JSON.stringify(await database.query(`select * from ${name}`))
    for (const word of [`${body.id} `, ada.email]) expect(rows, name).not.toContain(word)
    if (!keepsIds.has(name)) expect(rows, name).not.toContain(body.id)
  }
})

test.for([{ email: ada.email }, { phone: '+15550100200' }])(
  'Deletion forgets the known places of %o, and all other counts for that name expire within a day',
  async (who, { start }) => {
    const { password } = ada
    const { open, context } = await start()
    const { database } = context
    const [browser, other] = [open(), open()]
    await browser.call('register', { body: { ...who, password } })
    await other.call('register', { body: bob })
    await browser.callForError('login', { ...who, password: 'Wrong1password' })
    await browser.callForError('recovery', who)
    const name = who.email ?? who.phone ?? ''
    const readCounts = () =>
      database.query<{ key: string; isSoon: boolean }>(
        `select key, expires_at <= now() + interval '1 day' as "isSoon" from rate_limits`,
      )
    const countPlaces = async (of: string) =>
      (await readCounts()).filter(({ key }) => key.startsWith(`known:${hashName(of)}:`)).length
    expect([await countPlaces(name), await countPlaces(bob.email)]).toEqual([2, 2])

    await browser.call('deleteAccount', { body: {} })
    expect([await countPlaces(name), await countPlaces(bob.email)]).toEqual([0, 2])
    // They stay, so that nobody can get more messages to a number by repeatedly creating and deleting an account with it.
    const left = (await readCounts()).filter(({ key }) => key.includes(hashName(name)))
    expect(left.map(({ key }) => key.split(':', 1)[0])).toEqual(expect.arrayContaining(['login', 'recovery']))
    for (const { key, isSoon } of left) expect([key, isSoon]).toEqual([key, true])
  },
)

// R7.24
test('A person’s export has no row of another person, and deletion removes none', async ({ start }) => {
  const { open, context } = await start()
  const { database } = context
  const [browser, other] = [open(), open()]
  await browser.call('register', { body: ada })
  const { body } = await other.call('register', { body: bob })
  const tables = await fillTables(database, body.id)
  const { text } = await browser.call('exportAccount')
  for (const word of [body.id, bob.email]) expect(text).not.toContain(word)

  await browser.call('deleteAccount', { body: {} })
  for (const [table, columns] of tables) {
    const rows = JSON.stringify(await database.query(`select * from ${table}`))
    for (const { name, type } of columns)
      if (type === 'text' && !['event', 'password_hash'].includes(name))
        expect(rows).toContain(`${body.id} ${table}.${name}.`)
  }
  expect(await other.call('session')).toMatchObject({ status: 200 })
})

test('Deletion forgets the places where the person took a second step', async ({ start }) => {
  const { open, context } = await start()
  const browser = open()
  const { body } = await browser.call('register', { body: ada })
  const place = { address: '192.0.2.7', device: 'a device of theirs' }
  await context.limits.consumeSecondFactor(place, body.id)
  await context.limits.resetSecondFactorLimits(place, body.id)
  await context.limits.consumeSecondFactor({ ...place, device: undefined }, body.id)
  const count = () =>
    context.database.query('select 1 from rate_limits where key like $1', [`%:${hashName(body.id)}%`])
  expect(await count()).not.toEqual([])
  expect(await browser.call('deleteAccount', { body: {} })).toMatchObject({ status: 204 })
  expect(await count()).toEqual([])
})
