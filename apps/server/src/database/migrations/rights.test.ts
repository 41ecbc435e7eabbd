import { afterAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openDatabase } from '../open-database.ts'
import { listMigrations } from './read-migrations.ts'

const own = await openTestDatabase()
afterAll(() => own.close())

/** The embedded database has one user, who may do everything. */
describe.runIf(own.url !== null)('a user of the database who may not change its tables', () => {
  const { database } = own

  test('keeps a process that has to migrate from starting, by a sentence that says who can', async () => {
    const role = `reads_${process.pid}`
    const [name] = (await listMigrations()).slice(-1)
    const url = new URL(own.url ?? '')
    url.username = role
    await database.runScript(`create role ${role} login; grant select on migrations to ${role};`)
    await database.query('delete from migrations where name = $1', [name])
    try {
      await expect(openDatabase({ databaseUrl: url.href, dataDir: null, poolSize: 1 })).rejects.toThrow(
        /^MIGRATE: the user of DATABASE_URL may not create or change the tables \(permission denied for schema public\)\. Make it the owner of the database and its tables, or run npm run admin -- migrate as a user who is, and set MIGRATE=off\.$/,
      )
    } finally {
      await database.runScript(`drop owned by ${role}; drop role ${role};`)
    }
  })
})
