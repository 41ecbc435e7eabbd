import { describe, expect, onTestFinished } from 'vitest'
import type { Answer, Browser } from '../../testing/browser.ts'
import { enrolApp, generateNextCode } from '../../testing/factors/authenticator-app.ts'
import { factorsTest as test } from '../../testing/factors/factors-test.ts'
import { firstSteps, registerAda, type StepContext } from '../../testing/factors/first-steps.ts'
import { signInWith } from '../../testing/factors/passkey-authenticator.ts'
import type { Inbox } from '../../testing/inbox.ts'
import { ada, bob } from '../../testing/people.ts'
import { codeOf, phone } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'
import { isCitus } from '../../testing/test-database.ts'

const body = { email: ada.email, password: ada.password }
const subject = 'New sign-in to your account at Foyer'

/** Each way in of an account with a proven address, a proven number, a provider and a passkey. */
const waysIn: Readonly<Record<string, (browser: Browser, context: StepContext) => Promise<Answer<unknown>>>> =
  {
    'a password': firstSteps['a password'],
    'a provider': firstSteps['a provider'],
    'a passkey': (browser, { passkey }) => signInWith(browser, passkey),
    async 'a code sent to the phone'(browser, { server, inbox }) {
      await browser.call('signInCode', { body: { phone } })
      return browser.call('signInCodeConfirm', { body: { code: await codeOf(server, inbox, 'phone') } })
    },
  }

async function registerWithPhone(server: TestServer, inbox: Inbox) {
  const { owner, passkey } = await registerAda(server)
  await owner.call('changeIdentifier', { body: { phone } })
  await owner.call('changeIdentifierConfirm', { body: { code: await codeOf(server, inbox, 'phone') } })
  return { server, inbox, passkey, owner }
}

/** Takes the counts away at the moment in which the next session is open. Not on Citus, which has no triggers. */
async function loseCountsAfterSession({ context: { database } }: TestServer): Promise<void> {
  await database.runScript(`
    create function lose_counts() returns trigger language plpgsql as
      'begin alter table rate_limits rename to lost_limits; return null; end';
    create constraint trigger lose_counts after insert on sessions deferrable initially deferred
      for each row execute function lose_counts();`)
  onTestFinished(() =>
    database.runScript(`
      drop trigger lose_counts on sessions;
      drop function lose_counts;
      alter table lost_limits rename to rate_limits;`),
  )
}

async function listNotices({ context }: TestServer, { mails }: Inbox) {
  await context.notifications.whenSettled()
  return mails.filter((mail) => mail.subject === subject)
}

describe('A sign-in with a device that the account does not know', () => {
  // R10.30
  test('is told to its owner, with what it was, and a link to the devices without a secret', async ({
    server,
    inbox,
  }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    const stranger = server.open()
    await stranger.call('login', { body })
    const [notice, ...others] = await listNotices(server, inbox)
    expect(others).toEqual([])
    expect(notice?.to).toMatchObject([{ address: ada.email }])
    expect(notice?.text).toMatch(/^Somebody, most likely you, has signed in to your account at Foyer/)
    expect(notice?.text).toMatch(/Done with .* from .*127\.0\.0\.1.*, on .* UTC\./)
    expect(notice?.text).toMatch(/^http:\/\/\S+\/account#sessions$/m)
  })

  test('is not told again once the device is known, nor for the one that signed up', async ({
    server,
    inbox,
  }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    await owner.call('logout')
    await owner.call('login', { body })
    expect(await listNotices(server, inbox)).toEqual([])
  })

  test('is not told to an address that nobody has proven', async ({ server, inbox }) => {
    await server.open().call('register', { body: ada })
    await server.open().call('login', { body })
    expect(await listNotices(server, inbox)).toEqual([])
  })

  test('is told by one mail an hour for each address, and by five a day, whoever floods them', async ({
    server,
    inbox,
  }) => {
    await server.open().registerProven(ada)
    const { limits } = server.context
    const signIn = () => server.open().call('login', { body })
    await signIn()
    await signIn()
    expect(await listNotices(server, inbox)).toHaveLength(1)
    const [person] = await server.context.database.query<{ id: string }>('select id from users')
    const allowed: boolean[] = []
    for (let last = 1; last <= 6; last++)
      allowed.push(await limits.countSignInNotice(person?.id ?? '', `203.0.113.${last}`))
    expect(allowed).toEqual([true, true, true, true, false, false])
    // Another person has another count.
    expect(await limits.countSignInNotice(crypto.randomUUID(), '203.0.113.9')).toBe(true)
  })

  test('is told after the second step, and not after the first', async ({ server, inbox }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    const { secret } = await enrolApp(owner)
    const browser = server.open()
    await browser.callForError('login', body)
    expect(await listNotices(server, inbox)).toEqual([])
    const totp = await generateNextCode(server, secret)
    expect(await browser.call('secondFactor', { body: { totp } })).toMatchObject({ status: 200 })
    expect(await listNotices(server, inbox)).toHaveLength(1)
  })

  test('is told after a recovery code by the notice about that code', async ({ server, inbox }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    const { recoveryCodes } = await enrolApp(owner)
    const browser = server.open()
    await browser.callForError('login', body)
    await browser.call('secondFactor', { body: { recoveryCode: recoveryCodes[0] } })
    expect(await listNotices(server, inbox)).toEqual([])
    expect(inbox.mails.at(-1)?.text).toContain('A recovery code was used')
  })

  test.for(Object.keys(waysIn))(
    'is told if it was by %s, and not again once the device is known',
    async (way, { startWithAllMethods, inbox }) => {
      const server = await startWithAllMethods()
      const context = await registerWithPhone(server, inbox)
      const browser = server.open()
      expect(await waysIn[way]?.(browser, context)).toMatchObject({ status: 200 })
      expect(await listNotices(server, inbox)).toMatchObject([{ to: [{ address: ada.email }] }])
      // As if an hour had passed: it is not the limit that keeps the next sign-in from being told.
      await server.context.database.query("delete from rate_limits where key like 'sign-in-notice:%'")
      expect(await waysIn[way]?.(browser, context)).toMatchObject({ status: 200 })
      expect(await listNotices(server, inbox)).toHaveLength(1)
    },
  )

  test.for(Object.entries({ ...waysIn, ...firstSteps }).filter(([way]) => way !== 'a passkey'))(
    'is told even if the device has taken the first step alone before, by %s',
    async ([, takeStep], { startWithAllMethods, inbox }) => {
      const server = await startWithAllMethods()
      const context = await registerWithPhone(server, inbox)
      await enrolApp(context.owner)
      const browser = server.open()
      expect(await takeStep(browser, context)).toMatchObject({ body: { code: 'second_factor_needed' } })
      // As if the owner had removed the app.
      await server.context.database.query('update users set second_factor_at = null')
      expect(await waysIn['a provider']?.(browser, context)).toMatchObject({ status: 200 })
      expect(await listNotices(server, inbox)).toHaveLength(1)
    },
  )

  test.skipIf(isCitus).for(Object.keys(waysIn))(
    'is told if it was by %s, although the database fails once the session is open',
    async (way, { startWithAllMethods, inbox }) => {
      const server = await startWithAllMethods()
      const context = await registerWithPhone(server, inbox)
      const browser = server.open()
      // Somebody else has signed in with this device.
      await browser.call('register', { body: bob })
      await loseCountsAfterSession(server)
      expect(await waysIn[way]?.(browser, context)).toMatchObject({ status: 200 })
      expect(await listNotices(server, inbox)).toHaveLength(1)
      expect(await browser.call('session')).toMatchObject({ status: 200 })
      expect(server.log.join('\n')).toContain('failed: the change itself is made')
    },
  )

  test('is not told if a provider has just made the account', async ({ startWithAllMethods, inbox }) => {
    const server = await startWithAllMethods()
    const { open, context } = server
    expect(await firstSteps['a provider'](open())).toMatchObject({ status: 200 })
    await context.notifications.whenSettled()
    expect(inbox).toMatchObject({ mails: [], texts: [] })
  })
})
