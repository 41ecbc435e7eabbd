import { afterAll, expect, test } from 'vitest'
import { isCitus, openTestDatabase } from '../../testing/test-database.ts'
import { openDatabase } from '../open-database.ts'
import { checkEncoding } from './check-encoding.ts'

const { database, close, url } = await openTestDatabase()
afterAll(close)

test('a database that stores every character causes no warning', async () => {
  expect(await checkEncoding(database)).toBeNull()
})

// Not on Citus: in a new database the extension would have to be created first.
if (url !== null && !isCitus) {
  test('a database that stores the letters of few languages causes one sentence that says what to do', async () => {
    const latin = new URL(url)
    latin.pathname += '_latin'
    const name = latin.pathname.slice(1)
    await database.query(
      `create database ${name} template template0 encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'`,
    )
    const other = await openDatabase(
      { databaseUrl: latin.href, dataDir: null, poolSize: 1 },
      { skipsTables: true },
    )
    try {
      expect(await checkEncoding(other)).toBe(
        "DATABASE_URL: the database has the encoding LATIN1, so names and addresses in other letters cannot be saved. Create one with encoding 'UTF8', and move the data there by pg_dump and pg_restore.",
      )
    } finally {
      await other.close()
      await database.query(`drop database ${name} with (force)`)
    }
  })
}
