import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { createContext } from '../../start/create-context.ts'
import { openDatabase } from '../../database/open-database.ts'
import { createLogger } from '../../operations/observability/create-logger.ts'
import { createBrowser, type Browser } from '../../testing/browser.ts'
import { packAltcha, solveAltcha } from '../../testing/captcha-test.ts'
import { ada } from '../../testing/people.ts'
import { testConfig } from '../../testing/server-test.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

const { captcha } = readConfig({
  CAPTCHA: 'adaptive',
  CAPTCHA_KIND: 'altcha',
  ALTCHA_HMAC_KEY: 'k'.repeat(32),
  ALTCHA_WORK: '4',
  CAPTCHA_AFTER_ADDRESS: '4/900',
  CAPTCHA_AFTER_ACCOUNT: '2/900',
  CAPTCHA_AFTER_DEVICE: '1000/900',
})

/** Two servers that share nothing but a database; on PostgreSQL each has its own connections. */
async function startTwoServers(): Promise<readonly [open: () => Browser, open: () => Browser]> {
  const own = await openTestDatabase()
  onTestFinished(() => own.close())
  const startOne = async () => {
    const database =
      own.url === null
        ? own.database
        : await openDatabase({ databaseUrl: own.url, dataDir: null, poolSize: 2 })
    const context = createContext({ ...testConfig, captcha }, database, createLogger('silent'))
    const app = await buildApp(context)
    onTestFinished(async () => {
      await app.close()
      await Promise.all([context.hasher.close(), context.notifications.close()])
      if (database !== own.database) await database.close()
    })
    return () => createBrowser(app)
  }
  return [await startOne(), await startOne()]
}

const send = async (open: () => Browser, body: object) => (await open().callForError('login', body)).body.code
const wrong = { ...ada, password: 'Wrong1password' }

describe('two processes on one database', () => {
  test('count refused sign-ins together before they require a captcha, per account and per address', async () => {
    const [one, two] = await startTwoServers()
    expect(await send(one, wrong)).toBe('invalid_credentials')
    expect(await send(two, wrong)).toBe('invalid_credentials')
    expect(await send(one, wrong)).toBe('captcha_required')
    expect(await send(two, wrong)).toBe('captcha_required')
    expect((await two().call('captchaIsEnabled')).body).toEqual({ isEnabled: false })
    for (const open of [one, two])
      expect(await send(open, { ...wrong, email: 'bob@example.test' })).toBe('invalid_credentials')
    for (const open of [one, two])
      expect((await open().call('captchaIsEnabled')).body).toEqual({ isEnabled: true })
  })

  test('both forget refused sign-ins after a success at one of them', async () => {
    const [one, two] = await startTwoServers()
    await one().call('register', { body: ada })
    expect(await send(one, wrong)).toBe('invalid_credentials')
    expect((await two().call('login', { body: ada })).status).toBe(200)
    expect(await send(one, wrong)).toBe('invalid_credentials')
    expect((await two().call('login', { body: ada })).status).toBe(200)
  })

  test('accept a captcha solved at the other, and accept it once', async () => {
    const [one, two] = await startTwoServers()
    for (const open of [one, two]) await send(open, wrong)
    const solved = { ...wrong, captcha: packAltcha(await solveAltcha(one())) }
    const codes = await Promise.all([send(one, solved), send(two, solved)])
    expect(codes.toSorted()).toEqual(['captcha_failed', 'invalid_credentials'])
  })
})
