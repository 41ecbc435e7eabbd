import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './open-database.ts'
import { listMigrations, migrate } from './migrate.ts'
import * as schema from './schema.ts'

const own = await openTestDatabase()
afterAll(() => own.close())

describe('the migrations', () => {
  test('are applied once each, in the order of their names', async () => {
    const names = async () =>
      (
        await own.database.query<{ name: string }>('select name from migrations order by applied_at, name')
      ).map(({ name }) => name)
    const all = await listMigrations()
    expect(all.length).toBeGreaterThan(0)
    expect(await names()).toEqual(all)
    await migrate(own.database)
    expect(await names()).toEqual(all)
  })

  test('make the tables that the queries see', async () => {
    const tables = Object.values(schema).filter((value) => is(value, PgTable))
    for (const table of tables) {
      const rows = await own.database.query<{ name: string; isRequired: boolean; type: string }>(
        `select column_name as name, is_nullable = 'NO' as "isRequired", data_type as type
         from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [getTableName(table)],
      )
      const columns = Object.values<PgColumn>(getTableColumns(table)).map((column) => ({
        name: column.name,
        isRequired: column.notNull,
        type: column.getSQLType(),
      }))
      expect(rows.toSorted(byName), getTableName(table)).toEqual(columns.toSorted(byName))
    }
  })

  test('need no sequence, and nothing is unique but a primary key', async () => {
    expect(await own.database.query('select * from information_schema.sequences')).toEqual([])
    expect(
      await own.database.query(
        "select conname from pg_constraint where contype in ('u', 'f') and connamespace = 'public'::regnamespace",
      ),
    ).toEqual([])
    expect(
      await own.database.query(
        `select indexrelid::regclass::text from pg_index join pg_class on pg_class.oid = indrelid
         where relnamespace = 'public'::regnamespace and indisunique and not indisprimary`,
      ),
    ).toEqual([])
  })

  test('a script that fails leaves nothing behind', async () => {
    await expect(
      own.database.runScript('create table half_made (id int); select no_such_function();'),
    ).rejects.toThrow('no_such_function')
    expect(await own.database.query("select to_regclass('half_made') as name")).toEqual([{ name: null }])
  })
})

if (own.url !== null) {
  const { url } = own

  test('ten processes that start at once on an empty PostgreSQL all come up', async () => {
    await own.database.runScript('drop schema public cascade; create schema public;')
    const databases = await Promise.all(
      Array.from({ length: 10 }, () => openDatabase({ databaseUrl: url, dataDir: null, poolSize: 1 })),
    )
    const rows = await own.database.query('select name from migrations')
    expect(rows).toHaveLength((await listMigrations()).length)
    await Promise.all(databases.map((database) => database.close()))
  })
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : 1
}
