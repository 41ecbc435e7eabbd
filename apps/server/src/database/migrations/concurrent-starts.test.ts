import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { isCitus, openTestDatabase } from '../../testing/test-database.ts'
import { openDatabase } from '../open-database.ts'
import { migrate } from './migrate.ts'
import { listMigrations, readMigrations } from './read-migrations.ts'

const own = await openTestDatabase()
afterAll(() => own.close())

const { database } = own

const makesIndex = {
  name: '9000-index.sql',
  script:
    '-- Outside of a transaction.\ncreate index concurrently if not exists users_name on users (name);\n' +
    'create index concurrently if not exists users_lang on users (lang);',
}

async function listIndexes(): Promise<unknown[]> {
  return database.query(
    `select indexrelid::regclass::text as name, indisvalid as "isValid" from pg_index
     where indexrelid in (to_regclass('users_name'), to_regclass('users_lang')) order by 1`,
  )
}

const bothIndexes = [
  { name: 'users_lang', isValid: true },
  { name: 'users_name', isValid: true },
]

describe('an index that is built concurrently', () => {
  beforeEach(async () => {
    await database.runScript(
      "drop index if exists users_name; drop index if exists users_lang; delete from migrations where name = '9000-index.sql'",
    )
  })

  test('exists in the end, and its migration is recorded', async () => {
    expect(await migrate(database, { migrations: [makesIndex] })).toEqual([makesIndex.name])
    expect(await listIndexes()).toEqual(bothIndexes)
    expect(await migrate(database, { migrations: [makesIndex] })).toEqual([])
  })

  test('is rebuilt if an interrupted run left it invalid', async () => {
    await database.runScript('create index users_name on users (name)')
    await database.query("update pg_index set indisvalid = false where indexrelid = 'users_name'::regclass")
    await migrate(database, { migrations: [makesIndex] })
    expect(await listIndexes()).toEqual(bothIndexes)
  })

  test('is the only statement that a migration outside a transaction may have', async () => {
    const script = '-- Outside of a transaction.\nalter table users add column nickname text;'
    await expect(migrate(database, { migrations: [{ name: '9000-index.sql', script }] })).rejects.toThrow(
      'outside of a transaction there is only "create index concurrently if not exists"',
    )
  })
})

if (own.url !== null) {
  const { url } = own

  // Skipped on Citus: dropping the schema would drop the extension too.
  test.skipIf(isCitus)(
    'ten processes that start at once on an empty PostgreSQL all come up, and one says that it has migrated which database',
    async () => {
      await database.runScript('drop schema public cascade; create schema public;')
      const lines: string[] = []
      const report = (line: string) => void lines.push(line)
      const databases = await Promise.all(
        Array.from({ length: 10 }, () =>
          openDatabase({ databaseUrl: url, dataDir: null, poolSize: 1 }, { report }),
        ),
      )
      const rows = await database.query('select name from migrations')
      const names = await listMigrations()
      expect(rows).toHaveLength(names.length)
      expect(lines.filter((line) => line.startsWith('MIGRATE:'))).toEqual([
        `MIGRATE: this start has applied ${names.length} migration(s) to the database ${new URL(url).pathname.slice(1)} of DATABASE_URL: ${names[0]} to ${names.at(-1)}. MIGRATE=off prevents that.`,
      ])
      await Promise.all(databases.map((each) => each.close()))
    },
  )

  test('ten processes that build an index at once build one', async () => {
    const migrations = [...(await readMigrations()), makesIndex]
    const applied = await Promise.all(Array.from({ length: 10 }, () => migrate(database, { migrations })))
    expect(applied.flat()).toEqual([makesIndex.name])
    expect(await listIndexes()).toEqual(bothIndexes)
  })

  test('a process that waits for another one to migrate logs once which one that is', async () => {
    const said: string[] = []
    const migrations = [{ name: '9002-takes-its-time.sql', script: 'select pg_sleep(2)' }]
    const report = (text: string) => void said.push(text)
    await Promise.all([migrate(database, { migrations, report }), migrate(database, { migrations, report })])
    expect(said).toEqual([
      expect.stringMatching(
        new RegExp(
          String.raw`^Waiting for another process \(.*, process ${process.pid}\) that applies the migrations, for \d+ s by now, as process \d+ of PostgreSQL\.$`,
        ),
      ),
    ])
  })

  test('a process killed while migrating delays the next one no longer than its lease lasts', async () => {
    const name = '9001-after-a-kill.sql'
    await database.query(
      `insert into leases (name, holder, expires_at) values ('migrate', gen_random_uuid(), now() + interval '2 s')`,
    )
    const said: string[] = []
    const migrations = [{ name, script: 'select 1' }]
    expect(await migrate(database, { migrations, report: (text) => void said.push(text) })).toEqual([name])
    expect(said).toEqual([expect.stringContaining('is not connected any more')])
  })
}
