import { afterAll, expect, test } from 'vitest'
import { lockPerson } from '../../accounts/hold-person.ts'
import { buildApp } from '../../app.ts'
import { createLogger } from '../../operations/observability/create-logger.ts'
import { createContext } from '../../start/create-context.ts'
import { createBrowser } from '../../testing/browser.ts'
import { ada } from '../../testing/people.ts'
import { testConfig } from '../../testing/server-test.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openDatabase } from '../open-database.ts'

const own = await openTestDatabase()
afterAll(() => own.close())

/** Skipped on the embedded database: it has one connection, so nothing waits for another transaction's lock. */
test.runIf(own.url !== null)(
  'a request that waits too long for another transaction’s lock is answered 503 with Retry-After, and works later',
  async () => {
    const settings = { databaseUrl: own.url, dataDir: null, poolSize: 4, lockTimeout: 50 }
    const database = await openDatabase(settings)
    const context = createContext({ ...testConfig, database: settings }, database, createLogger('silent'))
    const app = await buildApp(context)
    const browser = createBrowser(app)
    const { body: user } = await browser.call('register', { body: ada })
    const changes = { password: ada.password, newPassword: 'Another1password' }
    await own.database.drizzle.transaction(async (transaction) => {
      await lockPerson(transaction, user.id)
      for (const answer of [
        await browser.callForError('password', changes),
        await createBrowser(app).callForError('login', ada),
      ]) {
        expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      }
      // Reads do not wait for the lock.
      expect(await browser.call('session')).toMatchObject({ status: 200 })
    })
    expect(await createBrowser(app).call('login', { body: ada })).toMatchObject({ status: 200 })
    await Promise.all([app.close(), context.hasher.close()])
    await database.close()
  },
)
