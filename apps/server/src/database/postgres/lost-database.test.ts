import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { createContext } from '../../start/create-context.ts'
import { createLogger } from '../../operations/observability/create-logger.ts'
import { createBrowser } from '../../testing/browser.ts'
import { ada } from '../../testing/people.ts'
import { testConfig } from '../../testing/server-test.ts'
import { openTcpGate } from '../../testing/postgres/tcp-gate.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openDatabase } from '../open-database.ts'

const own = await openTestDatabase()
afterAll(() => own.close())

async function startServer(databaseUrl: string | null) {
  const log: string[] = []
  const database = await openDatabase({ databaseUrl, dataDir: null, poolSize: 4 })
  const context = createContext(
    testConfig,
    database,
    createLogger('info', { write: (line) => void log.push(line) }),
  )
  const app = await buildApp(context)
  const close = () => Promise.all([app.close(), context.hasher.close()])
  return { browser: createBrowser(app), database, log, close }
}

describe('when the database is unreachable', () => {
  test('every call that needs it is answered 503, without details of the database', async () => {
    const { browser, database, close } = await startServer(own.url)
    await browser.call('register', { body: ada })
    await database.close()
    for (const answer of [
      await browser.call('readyz'),
      await browser.call('session'),
      await browser.callForError('login', ada),
      await browser.callForError('register', ada),
    ]) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect(answer.text).not.toMatch(/closed|pool|pglite/i)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await browser.call('healthz')).toMatchObject({ status: 200 })
    await close()
  })
})

// The embedded database cannot fail separately from its process.
if (own.url !== null) {
  const url = new URL(own.url)

  describe('when PostgreSQL goes away and comes back', () => {
    test('calls are answered 503 meanwhile, and work again without a restart', async () => {
      const gate = await openTcpGate(url.hostname, Number(url.port))
      const { browser, database, close } = await startServer(
        Object.assign(new URL(url), { host: `127.0.0.1:${gate.port}` }).href,
      )
      const { body: user } = await browser.call('register', { body: { ...ada, email: 'gate@example.test' } })
      await gate.shut()
      expect(await browser.call('readyz')).toMatchObject({ status: 503 })
      expect(await browser.call('session')).toMatchObject({ status: 503 })
      await gate.reopen()
      expect(await browser.call('readyz')).toMatchObject({ status: 200 })
      expect(await browser.call('session')).toMatchObject({ status: 200, body: user })
      await close()
      await database.close()
      await gate.shut()
    })

    test('aborted transactions release their connections for later requests', async () => {
      const gate = await openTcpGate(url.hostname, Number(url.port))
      const { browser, database, close } = await startServer(
        Object.assign(new URL(url), { host: `127.0.0.1:${gate.port}` }).href,
      )
      // More calls than the pool has connections: some are in the transaction, some are at its `begin`, some wait for a connection.
      for (let round = 0; round < 3; round++) {
        let resolveStarted: () => void
        const started = new Promise<void>((resolve) => (resolveStarted = resolve))
        const broken = Array.from({ length: 6 }, () =>
          database.drizzle.transaction(async (transaction) => {
            resolveStarted()
            await transaction.execute('select pg_sleep(30)')
          }),
        )
        const outcomes = Promise.allSettled(broken)
        await started
        await gate.shut()
        expect((await outcomes).map(({ status }) => status)).toEqual(Array(6).fill('rejected'))
        await gate.reopen()
        expect(await browser.call('readyz')).toMatchObject({ status: 200 })
      }
      await close()
      await database.close()
      await gate.shut()
    })
  })
}
