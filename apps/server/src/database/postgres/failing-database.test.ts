import { afterAll, describe, expect, test } from 'vitest'
import {
  endConnections,
  newPerson,
  signIn,
  startBehindGate,
  unavailable,
} from '../../testing/postgres/start-behind-gate.ts'
import { isCitus, openTestDatabase } from '../../testing/test-database.ts'
import type { DatabaseConfig } from '../database.ts'

const own = await openTestDatabase()
afterAll(() => own.close())

const start = (changes?: Partial<DatabaseConfig>) => startBehindGate(own, changes)

const sleeping = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`

// The embedded database cannot fail separately from its process.
describe.runIf(own.url !== null)('when PostgreSQL fails', () => {
  test('a call over a half-open link is answered 503 without hanging, and later ones work once the link does', async () => {
    const { browser, gate, signUp, close } = await start()
    await signIn(browser)
    gate.freeze('all connections')
    expect(await browser.call('readyz')).toMatchObject(unavailable)
    expect(await browser.call('session')).toMatchObject(unavailable)
    expect(await signUp()).toMatchObject(unavailable)
    await gate.shut()
    await gate.reopen()
    await expect.poll(() => browser.call('readyz')).toMatchObject({ status: 200 })
    expect(await browser.call('session')).toMatchObject({ status: 200 })
    await close()
  })

  test('old connections that are half open are not used again while new ones work', async () => {
    const { browser, database, gate, close } = await start({ poolSize: 4 })
    await signIn(browser)
    await Promise.all(Array.from({ length: 4 }, () => database.query('select pg_sleep(0.1)')))
    gate.freeze('those of now')
    expect(await browser.call('session')).toMatchObject(unavailable)
    expect(await browser.call('session')).toMatchObject({ status: 200 })
    await close()
  })

  test('a statement that it is still executing, however slowly, is waited for', async () => {
    const { database, close } = await start()
    expect(await database.query('select 1 as one from pg_sleep(1.2)')).toEqual([{ one: 1 }])
    await close()
  })

  test('so it is if DATABASE_URL gives its connections a name of their own', async () => {
    const databaseUrl = `${own.url}?application_name=shop`
    const { database, close } = await start({ databaseUrl })
    const [row] = await database.query(
      `select current_setting('application_name') as name from pg_sleep(1.2)`,
    )
    expect(row).toEqual({ name: 'shop' })
    await close()
  })

  test('a connection whose answer is sent but late is not taken for broken', async () => {
    const { database, gate, close } = await start({ checkAfterMilliseconds: 200 })
    await database.query('select 1')
    // The check after 200 ms finds the backend idle, because it has already sent its answer.
    gate.slowAfter('as late', 320)
    expect(await database.query('select 1 as late')).toEqual([{ late: 1 }])
    await close()
  })

  test('a connection that is slow to open returns to the pool after its caller has given up', async () => {
    const { database, gate, close } = await start({ poolSize: 1, checkAfterMilliseconds: 60_000 })
    const asleep = Promise.allSettled([database.query('select pg_sleep(30)')])
    await expect.poll(() => own.database.query(sleeping)).toHaveLength(1)
    // This call waits for the connection that is ended below, and then for a new one, which first asks for the id of its backend.
    // It is a transaction, because that waits for the connection as a promise: pg-pool's `verify` lost connections that came too late for it.
    const late = Promise.allSettled([database.drizzle.transaction(() => Promise.resolve())])
    gate.slowAfter('pg_backend_pid', 60_000)
    await endConnections(own)
    expect(await asleep).toMatchObject([{ reason: { cause: { code: '57P01' } } }])
    expect(await late).toMatchObject([{ reason: { message: expect.stringContaining('timeout') } }])
    gate.slow(0)
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    expect(database.countConnections()).toMatchObject({ used: 0, waiting: 0 })
    // If a connection had been lost, this would wait for ever.
    await close()
  })

  test('a statement that exceeds DATABASE_STATEMENT_TIMEOUT is cancelled by PostgreSQL itself', async () => {
    const { database, close } = await start({ statementSeconds: 1 })
    await expect(database.query('select pg_sleep(30)')).rejects.toMatchObject({ cause: { code: '57014' } })
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    await close()
  })

  test('sign-ups during a crash are answered 201 or 503, and everybody with a 201 can sign in', async () => {
    const { browser, database, signUp, close } = await start()
    const crowd = Array.from({ length: 20 }, newPerson)
    const answers = Promise.all(crowd.map((who) => signUp(who)))
    await expect
      .poll(() => database.query('select 1 from users where email like $1', ['%@failing.test']))
      .not.toEqual([])
    await endConnections(own)
    const statuses = (await answers).map(({ status }) => status)
    expect([201, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]))
    await expect.poll(async () => (await browser.call('readyz')).status).toBe(200)
    for (const [index, who] of crowd.entries()) {
      const { status } = await browser.call('login', { body: who })
      expect(statuses[index] === 201 ? [200] : [200, 401]).toContain(status)
    }
    await close()
  })

  // Skipped on Citus, which does not support triggers on distributed tables.
  test.skipIf(isCitus)(
    'for lack of disk space, writes are answered 503, sessions work, and nothing is left half done',
    async () => {
      const { browser, signUp, close } = await start()
      await signIn(browser)
      // The error of PostgreSQL when it cannot extend a table.
      await own.database.runScript(`
      create function fill_disk() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger disk_is_full before insert on sessions for each row execute function fill_disk();`)
      const person = newPerson()
      const answer = await signUp(person)
      expect(answer).toMatchObject(unavailable)
      expect(answer.text).not.toContain('extend')
      expect(await browser.call('session')).toMatchObject({ status: 200 })
      await own.database.runScript('drop trigger disk_is_full on sessions; drop function fill_disk()')
      expect(await signUp(person)).toMatchObject({ status: 201 })
      await close()
    },
  )
})
