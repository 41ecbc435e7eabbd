import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { StartError } from '../../settings/start-error.ts'
import { ada } from '../../testing/people.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openDatabase } from '../open-database.ts'
import { migrate } from './migrate.ts'

const own = await openTestDatabase()
afterAll(() => own.close())

/** Opens a transaction that keeps reading a table, as a backup does. */
async function openRead(connectionString: string) {
  const reader = new pg.Client({ connectionString, application_name: 'a backup' })
  await reader.connect()
  await reader.query('begin')
  const { rows } = await reader.query<{ pid: number }>('select pg_backend_pid() as pid, count(*) from users')
  return { pid: rows[0]?.pid, end: () => reader.end() }
}

/** Skipped on the embedded database: it has one connection, so nothing else can block it. */
describe.runIf(own.url !== null)('a migration of a table that a long read keeps locked', () => {
  const url = own.url ?? ''
  const { database } = own
  const addsColumn = { name: '9000-column.sql', script: 'alter table users add column nickname text;' }

  test('blocks requests only for its short turns in the lock queue, and is applied once the read has ended', async () => {
    const reader = await openRead(url)
    // This lock timeout fails a request that waits until the read ends, queued behind the migration.
    const people = await openDatabase({ databaseUrl: url, dataDir: null, poolSize: 4, lockTimeout: 4_000 })
    const tries: string[] = []
    const migrating = migrate(database, {
      migrations: [addsColumn],
      lockTimeout: 100,
      report: (text) => tries.push(text),
    })
    let answered = 0
    while (tries.length < 4) {
      await people.query('insert into users (id, email) values (gen_random_uuid(), $1)', [ada.email])
      await people.query('select id from users limit 1')
      answered++
    }
    expect(answered).toBeGreaterThan(0)
    await reader.end()
    expect(await migrating).toEqual([addsColumn.name])
    expect(await people.query('select nickname from users limit 1')).toEqual([{ nickname: null }])
    await people.close()
  })

  test('gives up with the blocking session and what to do about it, and leaves nothing behind', async () => {
    const reader = await openRead(url)
    const migration = { name: '9001-column.sql', script: 'alter table users add column surname text;' }
    const said: string[] = []
    const failing = migrate(database, {
      migrations: [migration],
      lockTimeout: 2_000,
      timeout: 0,
      report: (text) => said.push(text),
    })
    const whose = `process ${reader.pid} of PostgreSQL \\(a backup, user postgres, in a transaction for \\d+ s\\)`
    await expect(failing).rejects.toThrow(
      new RegExp(
        `^The migration 9001-column\\.sql cannot lock the table users: ${whose} has it\\. Nothing was changed\\. ` +
          `Wait for it to finish, or end it \\(select pg_terminate_backend\\(${reader.pid}\\)\\), and run npm run admin -- migrate, or start again\\.$`,
      ),
    )
    await expect(failing).rejects.toBeInstanceOf(StartError)
    await reader.end()
    expect(await migrate(database, { migrations: [migration] })).toEqual([migration.name])
  })
})
