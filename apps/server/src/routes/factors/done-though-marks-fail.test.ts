import { expect } from 'vitest'
import type { Answer, Browser } from '../../testing/browser.ts'
import { enrolApp, generateCode, generateNextCode } from '../../testing/factors/authenticator-app.ts'
import { addPasskey, signInWith } from '../../testing/factors/passkey-authenticator.ts'
import type { Inbox } from '../../testing/inbox.ts'
import { ada } from '../../testing/people.ts'
import { failInserts } from '../../testing/postgres/fail-inserts.ts'
import { codeOf, recoveryTest as test } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'
import { isCitus } from '../../testing/test-database.ts'

interface ActionContext {
  readonly server: TestServer
  readonly inbox: Inbox
  readonly browser: Browser
}

/** Something that uses up a one-time credential. @returns the final call, after all preparation */
type Action = (scene: ActionContext) => Promise<() => Promise<Answer<unknown>>>

const { email } = ada
const body = { email }

const actions: Readonly<Record<string, Action>> = {
  'A sign-up':
    async ({ browser }) =>
    () =>
      browser.call('register', { body: ada }),
  'A sign-up that is confirmed': async ({ server, inbox, browser }) => {
    await browser.call('registration', { body: ada })
    const code = await codeOf(server, inbox, 'email')
    return () => browser.call('registrationConfirm', { body: { code } })
  },
  'A sign-in with a code': async ({ server, inbox, browser }) => {
    await server.open().registerProven(ada)
    await browser.call('signInCode', { body })
    const code = await codeOf(server, inbox, 'email')
    return () => browser.call('signInCodeConfirm', { body: { code } })
  },
  'A sign-in with a passkey': async ({ server, browser }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    const passkey = await addPasskey(owner)
    return () => signInWith(browser, passkey)
  },
  'A second step': async ({ server, browser }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    const { secret } = await enrolApp(owner)
    await browser.callForError('login', ada)
    const totp = await generateNextCode(server, secret)
    return () => browser.call('secondFactor', { body: { totp } })
  },
  'A proof by a code of the app': async ({ server, browser }) => {
    await browser.registerProven(ada)
    const { secret } = await enrolApp(browser)
    const totp = await generateNextCode(server, secret)
    return () => browser.call('proof', { body: { totp } })
  },
  'A first proof': async ({ server, inbox, browser }) => {
    await browser.call('register', { body: ada })
    await browser.call('verification', { body: { kind: 'email' } })
    const code = await codeOf(server, inbox, 'email')
    return () => browser.call('verificationConfirm', { body: { code } })
  },
  'A changed address': async ({ server, inbox, browser }) => {
    await browser.registerProven(ada)
    await browser.call('changeIdentifier', { body: { email: 'new@example.test' } })
    const code = await codeOf(server, inbox, 'email')
    return () => browser.call('changeIdentifierConfirm', { body: { code } })
  },
}

// Skipped on Citus, which does not support triggers on distributed tables.
for (const [name, prepare] of Object.entries(actions))
  test.skipIf(isCitus)(
    `${name} succeeds although its known place cannot be stored`,
    async ({ server, inbox }) => {
      const browser = server.open()
      const act = await prepare({ server, inbox, browser })
      await failInserts(server.context.database, 'rate_limits', "new.key like 'known:%'")
      const { status } = await act()
      expect(status).toBeLessThan(300)
      expect(await browser.call('session')).toMatchObject({ status: 200 })
      expect(server.log.join('\n')).toMatch(/what follows .+ failed/)
    },
  )

// Skipped on Citus, which does not support triggers on distributed tables.
test.skipIf(isCitus)(
  'A person who enrols an app sees the recovery codes although the known place cannot be stored',
  async ({ server }) => {
    const person = server.open()
    await person.registerProven(ada)
    const { body: started } = await person.call('totp', { body: {} })
    await failInserts(server.context.database, 'rate_limits', "new.key like 'known:%'")
    const enrolled = await person.call('totpConfirm', { body: { totp: generateCode(started.secret) } })
    expect(enrolled.body.recoveryCodes).toHaveLength(10)
  },
)
