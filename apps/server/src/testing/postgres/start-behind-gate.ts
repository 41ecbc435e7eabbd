import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { buildApp } from '../../app.ts'
import type { DatabaseConfig } from '../../database/database.ts'
import { openDatabase } from '../../database/open-database.ts'
import { createLogger } from '../../operations/observability/create-logger.ts'
import { createContext } from '../../start/create-context.ts'
import { createBrowser, type Browser } from '../browser.ts'
import { ada } from '../people.ts'
import { testConfig } from '../server-test.ts'
import type { TestDatabase } from '../test-database.ts'
import { openTcpGate } from './tcp-gate.ts'

/** The answer while the database fails. */
export const unavailable = {
  status: 503,
  body: { code: 'unavailable' },
  headers: { 'retry-after': expect.stringMatching(/^[1-9]/) },
}

/** Somebody who has no account yet. */
export const newPerson = () => ({ ...ada, email: `${randomUUID()}@failing.test` })

/**
 * A server whose database can be cut off. Statements may take an hour, so without the check of connections a call would wait that long.
 */
export async function startBehindGate(own: TestDatabase, changes: Partial<DatabaseConfig> = {}) {
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

export async function signIn(browser: Browser): Promise<void> {
  expect(await browser.call('register', { body: newPerson() })).toMatchObject({ status: 201 })
}

/** Ends all connections to this database but the one that says so. */
export const endConnections = ({ database }: TestDatabase) =>
  database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
