import { afterAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openDatabase } from '../open-database.ts'
import { listMigrations } from './read-migrations.ts'

const own = await openTestDatabase()
afterAll(() => own.close())

/** Skipped on the embedded database: its only user may do everything. */
describe.runIf(own.url !== null)('a database user without the right to change tables', () => {
  const { database } = own

  test('makes a process that has to migrate fail to start, with a sentence that says who can migrate', async () => {
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
      await database.query('insert into migrations (name) values ($1)', [name])
      await database.runScript(`drop owned by ${role}; drop role ${role};`)
    }
  })

  test('makes a process with MIGRATE=off fail to start until it may use every table of Foyer, whatever other tables there are', async () => {
    const role = `uses_${process.pid}`
    const url = new URL(own.url ?? '')
    url.username = role
    const open = () => openDatabase({ databaseUrl: url.href, dataDir: null, poolSize: 1, migrates: false })
    const grant = `grant select, insert, update, delete on all tables in schema public to "${role}"`
    await database.runScript(`create role ${role} login`)
    try {
      await expect(open()).rejects.toThrow(
        /^MIGRATE: it is off, and the user of DATABASE_URL may not use the tables .*\bmigrations, .*\busers\b.*\. As their owner: grant /,
      )
      await database.runScript(
        `${grant}; revoke insert on passkeys from ${role}; create table of_another_app (id int primary key)`,
      )
      await expect(open()).rejects.toThrow(
        `MIGRATE: it is off, and the user of DATABASE_URL may not use the tables passkeys. As their owner: ${grant}.`,
      )
      await database.runScript(`grant insert on passkeys to ${role}`)
      await (await open()).close()
    } finally {
      await database.runScript(
        `drop table if exists of_another_app; drop owned by ${role}; drop role ${role};`,
      )
    }
  })
})
