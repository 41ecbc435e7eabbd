import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { createLogger } from '../../operations/observability/create-logger.ts'
import { createContext } from '../../start/create-context.ts'
import { createBrowser, type Browser } from '../../testing/browser.ts'
import { ada } from '../../testing/people.ts'
import { testConfig } from '../../testing/server-test.ts'
import { openTcpGate } from '../../testing/postgres/tcp-gate.ts'
import { isCitus, openTestDatabase } from '../../testing/test-database.ts'
import type { DatabaseConfig } from '../database.ts'
import { openDatabase } from '../open-database.ts'

const own = await openTestDatabase()
afterAll(() => own.close())

const unavailable = {
  status: 503,
  body: { code: 'unavailable' },
  headers: { 'retry-after': expect.stringMatching(/^[1-9]/) },
}

let people = 0
const newPerson = () => ({ ...ada, email: `person-${people++}@failing.test` })

/** Statements may take an hour here, so without the check of connections a call would wait that long. */
async function start(changes: Partial<DatabaseConfig> = {}) {
  const url = new URL(own.url ?? '')
  const gate = await openTcpGate(url.hostname, Number(url.port))
  url.host = `127.0.0.1:${gate.port}`
  const database = await openDatabase({
    poolSize: 10,
    databaseUrl: url.href,
    dataDir: null,
    statementSeconds: 3_600,
    checkAfterMilliseconds: 300,
    connectSeconds: 1,
    ...changes,
  })
  const context = createContext(testConfig, database, createLogger('silent'))
  const app = await buildApp(context)
  const browser = createBrowser(app)
  return {
    browser,
    database,
    gate,
    signUp: (who = newPerson()) => createBrowser(app).call('register', { body: who }),
    async close() {
      await app.close()
      await Promise.all([context.hasher.close(), context.notifications.close(), gate.shut()])
      await database.close()
    },
  }
}

const endConnections = () =>
  own.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )

const sleeping = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`

async function signIn(browser: Browser): Promise<void> {
  expect(await browser.call('register', { body: newPerson() })).toMatchObject({ status: 201 })
}

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
    await endConnections()
    expect(await asleep).toMatchObject([{ reason: { code: '57P01' } }])
    expect(await late).toMatchObject([{ reason: { message: expect.stringContaining('timeout') } }])
    gate.slow(0)
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    expect(database.countConnections()).toMatchObject({ used: 0, waiting: 0 })
    // If a connection had been lost, this would wait for ever.
    await close()
  })

  test('a statement that exceeds DATABASE_STATEMENT_TIMEOUT is cancelled by PostgreSQL itself', async () => {
    const { database, close } = await start({ statementSeconds: 1 })
    await expect(database.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' })
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
    await endConnections()
    const statuses = (await answers).map(({ status }) => status)
    expect([201, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]))
    await expect.poll(async () => (await browser.call('readyz')).status).toBe(200)
    for (const [index, who] of crowd.entries()) {
      const { status } = await browser.call('login', { body: who })
      expect(statuses[index] === 201 ? [200] : [200, 401]).toContain(status)
    }
    await close()
  })

  test('and turns read-only, the server is unready, writes are 503, sessions work, and no old connection outlives the switch back', async () => {
    const { browser, database, signUp, close } = await start({ poolSize: 4 })
    await signIn(browser)
    const [row] = await own.database.query<{ name: string }>('select current_database() as name')
    await own.database.runScript(`alter database "${row?.name}" set default_transaction_read_only = on`)
    await endConnections()
    await expect.poll(async () => (await browser.call('session')).status).toBe(200)
    expect(await browser.call('readyz')).toMatchObject(unavailable)
    expect(await signUp()).toMatchObject(unavailable)
    // Opens several connections to what will be the old primary.
    await Promise.all(Array.from({ length: 4 }, () => database.query('select pg_sleep(0.1)')))
    await own.database.runScript(
      `set default_transaction_read_only = off; alter database "${row?.name}" reset default_transaction_read_only`,
    )
    expect(await signUp()).toMatchObject(unavailable)
    expect(await signUp()).toMatchObject({ status: 201 })
    expect(await browser.call('readyz')).toMatchObject({ status: 200 })
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
      const who = newPerson()
      const answer = await signUp(who)
      expect(answer).toMatchObject(unavailable)
      expect(answer.text).not.toContain('extend')
      expect(await browser.call('session')).toMatchObject({ status: 200 })
      await own.database.runScript('drop trigger disk_is_full on sessions; drop function fill_disk()')
      expect(await signUp(who)).toMatchObject({ status: 201 })
      await close()
    },
  )
})
