import { describe, expect } from 'vitest'
import { hashName } from '../../../protection/limits/place.ts'
import type { Browser } from '../../../testing/browser.ts'
import { ada } from '../../../testing/people.ts'
import { openInbox, type Inbox } from '../../../testing/inbox.ts'
import { advanceTime, phone, wrongCodeFor } from '../../../testing/recovery-test.ts'
import type { TestServer } from '../../../testing/server-test.ts'
import {
  finishAuthorization,
  startAuthorization,
  offerDiscord,
  socialTest,
} from '../../../testing/social/social-test.ts'

const { password } = ada

interface Fixtures {
  inbox: Inbox
  server: TestServer
  /** The browser of a person who has signed up through Discord, without an identifier. */
  browser: Browser
}

const test = socialTest.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
  async inbox({}, use) {
    const inbox = await openInbox()
    await use(inbox)
    await inbox.close()
  },
  async server({ startSocial, inbox }, use) {
    const server = await startSocial({}, { messages: inbox.config })
    await use(server)
    await server.context.notifications.whenSettled()
  },
  async browser({ server, provider }, use) {
    offerDiscord(provider)
    const browser = server.open()
    await finishAuthorization(browser, 'discord', {
      state: (await startAuthorization(browser, 'discord')).state,
    })
    await use(browser)
  },
})

const over = { status: 400, body: { code: 'code_over' } }

async function readCode({ context }: TestServer, { mails, texts }: Inbox): Promise<string> {
  await context.notifications.whenSettled()
  return /\d{6}/.exec(mails.at(-1)?.subject ?? texts.at(-1)?.text ?? '')?.[0] ?? ''
}

describe('A person who has signed up through a provider', () => {
  test.for([['email', { email: ada.email }] as const, ['phone', { phone }] as const])(
    'proves an %s by its code, and can then sign in with it and the password',
    async ([kind, name], { server, inbox, browser }) => {
      expect(await browser.call('passwordSetup', { body: { ...name, password } })).toMatchObject({
        status: 202,
        body: {},
      })
      // The name is not theirs until the code is confirmed.
      expect(await server.open().callForError('login', { ...name, password })).toMatchObject({ status: 401 })
      const code = (await readCode(server, inbox)).replace(/.../, '$& ')
      const answer = await browser.call('passwordSetupConfirm', { body: { code } })
      expect(answer).toMatchObject({ status: 200, body: name })
      // The name now knows the device and the address at which it was confirmed.
      const places = await server.context.database.query(
        'select key from rate_limits where starts_with(key, $1)',
        [`known:${hashName(kind === 'email' ? ada.email : phone)}:`],
      )
      expect(places).toHaveLength(2)
      expect((await browser.call('readAccount')).body.hasPassword).toBe(true)
      expect(await browser.call('session')).toMatchObject({ status: 200, body: name })
      const other = server.open()
      expect(await other.call('login', { body: { ...name, password } })).toMatchObject({
        status: 200,
        body: { id: answer.body.id },
      })
      expect(await browser.call('unlinkIdentity', { params: { social: 'discord' } })).toMatchObject({
        status: 204,
      })
      const events = await server.context.database.query(
        "select account, details from audit_events where event = 'password_set'",
      )
      expect(events).toEqual([{ account: Object.values(name)[0], details: { kind } }])
    },
  )

  test('keeps their linked providers when they recover the address later, since they proved it', async ({
    server,
    inbox,
    browser,
  }) => {
    await browser.call('passwordSetup', { body: ada })
    await browser.call('passwordSetupConfirm', { body: { code: await readCode(server, inbox) } })
    await browser.call('recovery', { body: { email: ada.email } })
    await server.context.notifications.whenSettled()
    const token = /#token=([\w-]{43})/.exec(inbox.mails.at(-1)?.text ?? '')?.[1] ?? ''
    const owner = server.open()
    const body = { token, password: 'Another2horse' }
    expect((await owner.call('recoveryConfirm', { body })).body.unlinked).toEqual([])
    expect((await owner.call('identities')).body.identities).toHaveLength(1)
  })

  test('cannot take another person’s address, and learns that it is taken only with the code', async ({
    server,
    inbox,
    browser,
  }) => {
    const { query } = server.context.database
    await server.open().registerProven(ada)
    const body = { email: ada.email.toUpperCase(), password: 'Another2horse' }
    expect(await browser.call('passwordSetup', { body })).toMatchObject({ status: 202, body: {} })
    const code = await readCode(server, inbox)
    expect(await browser.callForError('passwordSetupConfirm', { code })).toMatchObject({
      status: 409,
      body: { code: 'account_exists', errors: [{ field: 'email' }] },
    })
    expect(await query('select 1 from users where email is not null')).toHaveLength(1)
    expect(await server.open().call('login', { body: ada })).toMatchObject({ status: 200 })
    // The code is used up, although the setup was refused.
    expect(await query('select 1 from one_time_codes')).toEqual([])
  })

  // R7.22
  test('can guess a code five times, then learns that it is void, and can continue with a new one', async ({
    server,
    inbox,
    browser,
  }) => {
    const wrong = { status: 422, body: { errors: [{ field: 'code', code: 'code_wrong' }] } }
    await browser.call('passwordSetup', { body: ada })
    const right = await readCode(server, inbox)
    for (let guess = 0; guess < 4; guess++)
      expect(await browser.callForError('passwordSetupConfirm', { code: wrongCodeFor(right) })).toMatchObject(
        wrong,
      )
    for (const code of [wrongCodeFor(right), right])
      expect(await browser.callForError('passwordSetupConfirm', { code })).toMatchObject(over)
    expect(await browser.call('passwordSetup', { body: ada })).toMatchObject({ status: 429 })
    await advanceTime(server, 61)
    await browser.call('passwordSetup', { body: ada })
    const code = await readCode(server, inbox)
    expect(await browser.call('passwordSetupConfirm', { body: { code } })).toMatchObject({ status: 200 })
  })

  test('can use a code only in the session that requested it, while valid, and in one of 20 concurrent requests', async ({
    server,
    inbox,
    browser,
    provider,
  }) => {
    const { query } = server.context.database
    await browser.call('passwordSetup', { body: ada })
    const code = await readCode(server, inbox)
    const elsewhere = server.open()
    offerDiscord(provider)
    await finishAuthorization(elsewhere, 'discord', {
      state: (await startAuthorization(elsewhere, 'discord')).state,
    })
    expect(await elsewhere.callForError('passwordSetupConfirm', { code })).toMatchObject(over)
    await query("update one_time_codes set expires_at = now() - interval '1 second'")
    expect(await browser.callForError('passwordSetupConfirm', { code })).toMatchObject(over)
    await query("update one_time_codes set expires_at = now() + interval '10 minutes'")
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.callForError('passwordSetupConfirm', { code })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await query('select 1 from user_emails')).toHaveLength(1)
  })

  test('cannot set a password that is made of the new address, or of their name', async ({ browser }) => {
    const { name } = (await browser.call('session')).body
    for (const guessable of [`Aa1${ada.email}`, `1815-${name}-Aa`])
      expect(
        (await browser.callForError('passwordSetup', { email: ada.email, password: guessable })).body.errors,
      ).toMatchObject([{ field: 'password', code: 'password_guessable' }])
  })

  test('must have signed in recently', async ({ server, browser }) => {
    await advanceTime(server, 11 * 60)
    expect(await browser.callForError('passwordSetup', ada)).toMatchObject({
      status: 403,
      body: { code: 'proof_needed' },
    })
  })

  test.for([
    ['neither address nor number', { password }, 'email'],
    ['an address that is none', { email: 'ada', password }, 'email'],
    ['a password that breaks a rule', { email: ada.email, password: 'short' }, 'password'],
  ] as const)('is refused with %s', async ([, body, field], { browser }) => {
    expect(await browser.callForError('passwordSetup', body)).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    })
  })
})
