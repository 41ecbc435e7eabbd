import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig, type Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { createContext } from '../start/create-context.ts'
import type { Context } from '../context.ts'
import { createLogger } from '../operations/observability/create-logger.ts'
import { createBrowser, type Browser } from './browser.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

export interface TestServer {
  readonly context: Context
  /** All lines of the log so far. */
  readonly log: readonly string[]
  /** A browser without cookies. */
  open(): Browser
  /** Makes it listen on a real socket. @returns its address */
  listen(): Promise<string>
}

const generous = { attempts: 10_000, seconds: 60 }

/** The default configuration of tests. */
export const testConfig: Config = {
  ...readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://localhost:3000',
    SERVER_SECRET: 'the secret of the token keys of tests',
    // All providers are configured, but nothing answers at this address; `startSocial` has a fake that does.
    SOCIAL_SANDBOX_URL: 'http://127.0.0.1:9',
  }),
  webDir: join(tmpdir(), 'foyer-has-no-web-client-here'),
  passwords: {
    threads: 1,
    maxQueued: 200,
    maxWaitMilliseconds: 60_000,
    // A hundred times faster than in production. Tests of hashing itself, and of whole processes, use the production parameters.
    parameters: { memoryCost: 256, timeCost: 1 },
  },
  limits: {
    loginPerAddress: generous,
    loginPerAccountAndAddress: generous,
    loginPerAccount: generous,
    knownPlaceSeconds: 60,
    registerPerAddress: generous,
    socialPerAddress: generous,
    recoveryPerAddress: generous,
    recoveryPerAccountAndAddress: generous,
    recoveryPerAccount: generous,
    messagesPerAccountAndAddress: { attempts: 1, seconds: 60 },
    codesPerPhoneAndAddress: generous,
    codesPerPhone: generous,
    secondFactorPerAccountAndAddress: generous,
    secondFactorPerAccount: generous,
    textsPerAddress: generous,
    textsPerNetwork: generous,
    textsPerPhone: generous,
    textsPerCallingCode: generous,
    textsInAll: generous,
    eventsPerAddress: generous,
    promocodePerAddress: generous,
    checkoutPerAddress: generous,
    orderMailPerRecipient: generous,
    passwordPerUser: generous,
    exportPerUser: generous,
    recoveryCodesPerUser: generous,
  },
}

/** Hashes passwords with the parameters of production. */
export const withRealHashes: Partial<Config> = { passwords: { threads: 1, maxQueued: 200 } }

type BuiltServer = Awaited<ReturnType<typeof buildServer>>

interface Fixtures {
  ownDatabase: TestDatabase
  /** Servers by configuration. They keep no state between requests, so a test file shares one per configuration. */
  builtServers: Map<string, BuiltServer>
  /** Starts a server on empty tables. It is closed after the test. */
  start: (changes?: Partial<Config>) => Promise<TestServer>
}

/** A test that can start the server without sockets. */
export const serverTest = test.extend<Fixtures>({
  ownDatabase: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
    async ({}, use) => {
      const ownDatabase = await openTestDatabase()
      await use(ownDatabase)
      await ownDatabase.close()
    },
    { scope: 'worker' },
  ],
  builtServers: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const builtServers: Fixtures['builtServers'] = new Map()
      await use(builtServers)
      await Promise.all(
        [...builtServers.values()].flatMap(({ app, context }) => [
          app.close(),
          context.hasher.close(),
          context.notifications.close(),
        ]),
      )
    },
    { scope: 'worker' },
  ],
  async start({ ownDatabase, builtServers }, use) {
    await ownDatabase.empty()
    await use(async (changes = {}) => {
      const key = JSON.stringify(changes)
      const server = builtServers.get(key) ?? (await buildServer(changes, ownDatabase.database))
      builtServers.set(key, server)
      server.log.length = 0
      return server
    })
    // Otherwise a message of this test that is still being sent would reach the inbox of the next test.
    await Promise.all([...builtServers.values()].map(({ context }) => context.notifications.whenSettled()))
  },
})

async function buildServer(changes: Partial<Config>, database: Database) {
  const log: string[] = []
  const config = { ...testConfig, ...changes }
  const logger = createLogger(config.logLevel, { write: (line) => void log.push(line) })
  const context = createContext(config, database, logger, {
    attemptDelays: [0, 1, 1],
    captchaTimeout: 2_000,
    breachListTimeout: 1_500,
  })
  const app = await buildApp(context)
  let address: Promise<string> | undefined
  return {
    app,
    context,
    log,
    open: () => createBrowser(app, database),
    listen: () => (address ??= app.listen({ host: '127.0.0.1', port: 0 })),
  }
}
