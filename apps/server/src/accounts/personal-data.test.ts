import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database } from '../database/database.ts'
import { ada, bob } from '../testing/people.ts'
import { serverTest as test } from '../testing/server-test.ts'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
}

/** What a person is not handed: it opens something within minutes, or says again what stands in `users`. */
const notHandedOut = new Set([
  'recovery_codes',
  'recovery_links',
  'social_states',
  'user_emails',
  'user_phones',
])

/** Where a random id stays that leads to nobody any more: that something happened, and how often within minutes. */
const keepsIds = new Set(['audit_events', 'rate_limits'])

/** Hashes of what opens an account. */
const opensTheAccount = new Set(['sessions.token_hash', 'users.password_hash'])

/** Every table that says whose its rows are, as the database has them: one of tomorrow too. */
async function readOwnedTables({ query }: Database): Promise<Map<string, Column[]>> {
  const columns = await query<Column>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and (table_name = 'users' or table_name in (
       select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'
     ))`,
  )
  const tables = new Map<string, Column[]>()
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column])
  return tables
}

const createValue: Readonly<Record<string, (words: string) => unknown>> = {
  text: (words) => words,
  uuid: () => randomUUID(),
  jsonb: (words) => JSON.stringify({ note: words }),
  integer: () => 1,
  bigint: () => 1,
  date: () => '1990-03-05',
  'timestamp with time zone': () => '2126-01-01T00:00:00Z',
}

/** One row of a person with something in every column: of which, its words tell. */
async function insertRow({ query }: Database, table: string, columns: readonly Column[], userId: string) {
  const known: Readonly<Record<string, string>> = { user_id: userId, holder: userId, event: 'login' }
  const values = columns.map(
    ({ name, type }) => known[name] ?? createValue[type]?.(`${userId} ${table}.${name}.`),
  )
  expect(values, `${table} has a type of column that this test does not know`).not.toContain(undefined)
  const places = values.map((_, index) => `$${index + 1}`)
  await query(
    `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) values (${places.join(', ')})`,
    values,
  )
}

/** A row in every table for somebody, and words in the account itself, but for what it is opened with. */
async function fillTables(database: Database, userId: string): Promise<Map<string, Column[]>> {
  const tables = await readOwnedTables(database)
  expect(tables.size).toBeGreaterThan(10)
  for (const [table, columns] of tables)
    if (table !== 'users') await insertRow(database, table, columns, userId)
  for (const { name, type } of tables.get('users') ?? [])
    if (type === 'text' && name !== 'password_hash')
      await database.query(`update users set ${name} = $1 where id = $2`, [
        `${userId} users.${name}.`,
        userId,
      ])
  return tables
}

test('Of every table that knows a person, they are handed their rows, and deletion leaves no word of them', async ({
  start,
}) => {
  const { open, context } = await start()
  const { database } = context
  const browser = open()
  // Before there was an account nobody could know whose attempts these were.
  await browser.refused('login', ada)
  await browser.call('recovery', { body: { email: ada.email } })
  const { body } = await browser.call('register', { body: ada })
  const tables = await fillTables(database, body.id)

  const { text } = await browser.call('exportAccount')
  for (const [table, columns] of tables)
    for (const { name, type } of columns) {
      if (type !== 'text' && type !== 'jsonb') continue
      const place = `${table}.${name}`
      const isHandedOut = !notHandedOut.has(table) && !opensTheAccount.has(place)
      // The event is the name of what has happened.
      if (place !== 'audit_events.event')
        expect([place, text.includes(`${body.id} ${place}.`)]).toEqual([place, isHandedOut])
    }

  expect(await browser.call('deleteAccount', { body: { password: ada.password } })).toMatchObject({
    status: 204,
  })
  const all = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  for (const { name } of all) {
    const rows = JSON.stringify(await database.query(`select * from ${name}`))
    for (const word of [`${body.id} `, ada.email]) expect(rows, name).not.toContain(word)
    if (!keepsIds.has(name)) expect(rows, name).not.toContain(body.id)
  }
})

test('Nobody is handed a row of another person, and none of these goes with somebody’s account', async ({
  start,
}) => {
  const { open, context } = await start()
  const { database } = context
  const [browser, other] = [open(), open()]
  await browser.call('register', { body: ada })
  const { body } = await other.call('register', { body: bob })
  const tables = await fillTables(database, body.id)
  const { text } = await browser.call('exportAccount')
  for (const word of [body.id, bob.email]) expect(text).not.toContain(word)

  await browser.call('deleteAccount', { body: { password: ada.password } })
  for (const [table, columns] of tables) {
    const rows = JSON.stringify(await database.query(`select * from ${table}`))
    for (const { name, type } of columns)
      if (type === 'text' && !['event', 'password_hash'].includes(name))
        expect(rows).toContain(`${body.id} ${table}.${name}.`)
  }
  expect(await other.call('session')).toMatchObject({ status: 200 })
})
