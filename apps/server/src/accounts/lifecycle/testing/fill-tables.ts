import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database } from '../../../database/database.ts'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
}

/** Excludes the monthly partitions of the audit trail, whose rows are also rows of the parent table. */
export const wholeTables = `select relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`

/** All tables with a person's rows, read from the database, so that future tables are included. */
async function readOwnedTables({ query }: Database): Promise<Map<string, Column[]>> {
  const columns = await query<Column>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns
     where table_name in (${wholeTables}) and (table_name = 'users' or table_name in (
       select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'
     ))`,
  )
  const tables = new Map<string, Column[]>()
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column])
  return tables
}

const createValue: Readonly<Record<string, (text: string) => unknown>> = {
  text: (text) => text,
  uuid: () => randomUUID(),
  ARRAY: (text) => [text],
  jsonb: (text) => JSON.stringify({ note: text }),
  integer: () => 1,
  bigint: () => 1,
  boolean: () => true,
  date: () => '1990-03-05',
  'timestamp with time zone': () => '2126-01-01T00:00:00Z',
}

/** Inserts a row of this person. The text in each column names the table and the column. */
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

/** Inserts a row of this person into each table, and texts into the account's columns, except for its credentials. */
export async function fillTables(database: Database, userId: string): Promise<Map<string, Column[]>> {
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
