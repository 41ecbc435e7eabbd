import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openDatabase } from '../open-database.ts'
import { findPending, migrate } from './migrate.ts'
import { listMigrations } from './read-migrations.ts'
import * as checkoutSchema from '../../checkout/checkout-schema.ts'
import * as schema from '../schema/schema.ts'

const own = await openTestDatabase()
afterAll(() => own.close())

/** Columns that only the previous release uses; the next release drops them. */
const leaving = new Set(['social_states.pathname'])

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

  test('of a newer release do not prevent this one from starting', async () => {
    await own.database.query("insert into migrations (name) values ('9999-of-the-next-release.sql')")
    expect(await findPending(own.database)).toEqual([])
    await own.database.query("delete from migrations where name like '9999%'")
  })

  test('are requested in one sentence by a process that may not apply them', async () => {
    const config = { databaseUrl: own.url, dataDir: null, poolSize: 1, migrates: false }
    const [name] = (await listMigrations()).slice(-1)
    await own.database.query('delete from migrations where name = $1', [name])
    // The embedded database is a new one, without tables.
    await expect(openDatabase(config)).rejects.toThrow(
      /^MIGRATE: it is off, and the tables are older than this release: .*\.sql\. Run npm run admin -- migrate, or set MIGRATE=on\.$/,
    )
    await own.database.query('insert into migrations (name) values ($1)', [name])
    if (own.url !== null) await (await openDatabase(config)).close()
  })

  test('create the tables that the queries expect', async () => {
    const tables = Object.values({ ...schema, ...checkoutSchema }).filter((value) => is(value, PgTable))
    for (const table of tables) {
      const rows = await own.database.query<{ name: string; isRequired: boolean; type: string }>(
        `select column_name as name, is_nullable = 'NO' as "isRequired", data_type as type
         from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [getTableName(table)],
      )
      const columns = Object.values<PgColumn>(getTableColumns(table)).map((column) => ({
        name: column.name,
        isRequired: column.notNull,
        // For an array, the catalogue does not name the type of its elements.
        type: column.getSQLType().replace(/^.*\[\]$/, 'ARRAY'),
      }))
      const staying = rows.filter(({ name }) => !leaving.has(`${getTableName(table)}.${name}`))
      expect(staying.toSorted(byName), getTableName(table)).toEqual(columns.toSorted(byName))
    }
  })

  test('need no sequence, and nothing is unique but a primary key', async () => {
    expect(
      await own.database.query("select * from information_schema.sequences where sequence_schema = 'public'"),
    ).toEqual([])
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

  test('leave nothing behind from a script that fails', async () => {
    await expect(
      own.database.runScript('create table half_made (id int); select no_such_function();'),
    ).rejects.toThrow('no_such_function')
    expect(await own.database.query("select to_regclass('half_made') as name")).toEqual([{ name: null }])
  })
})

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : 1
}
