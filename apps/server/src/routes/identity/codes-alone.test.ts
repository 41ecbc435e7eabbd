import { operations, type OperationId } from '@foyer/core/wire'
import { describe, expect } from 'vitest'
import { seedDemoAccount } from '../../accounts/lifecycle/demo-account.ts'
import type { Browser } from '../../testing/browser.ts'
import { ada } from '../../testing/people.ts'
import { codeOf, names, advanceTime, recoveryTest } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'
import { change, undoTokenOf } from './change/testing/identifier-test.ts'

interface Fixtures {
  server: TestServer
  /** A server on the same tables, from before passwords were switched off. */
  before: TestServer
}

const test = recoveryTest.extend<Fixtures>({
  async server({ start, inbox }, use) {
    await use(await start({ messages: inbox.config, signInMethods: ['code'] }))
  },
  async before({ start, inbox }, use) {
    await use(await start({ messages: inbox.config }))
  },
})

const passwordOperations = (Object.keys(operations) as OperationId[]).filter((id) => {
  const operation = operations[id]
  return 'signInMethod' in operation && operation.signInMethod === 'password'
})
const off = { status: 403, body: { code: 'method_off' } }
const hashes = 'select password_hash, password_session_id from users'
const none = [{ password_hash: null, password_session_id: null }]

async function methodsOf({ context }: TestServer): Promise<string[] | undefined> {
  const newest = 'select methods from sessions order by created_at desc limit 1'
  const [session] = await context.database.query<{ methods: string[] }>(newest)
  return session?.methods
}

async function signIn(server: TestServer, inbox: Parameters<typeof codeOf>[1], person: Browser) {
  await person.call('signInCode', { body: names.email })
  return person.call('signInCodeConfirm', { body: { code: await codeOf(server, inbox, 'email') } })
}

describe('Where people sign in by codes alone', () => {
  for (const [sent, body] of [
    ['none', names.email],
    ['one', ada],
  ] as const)
    test(`an account is created without a password (${sent} is sent), and signed in to by a code`, async ({
      server,
      inbox,
    }) => {
      const person = server.open()
      expect(await person.call('register', { body })).toMatchObject({ status: 201, body: names.email })
      expect(await server.context.database.query(hashes)).toEqual(none)
      expect(await methodsOf(server)).toEqual([])
      await person.call('logout')
      const { body: user } = await signIn(server, inbox, person)
      expect(user).toMatchObject({ ...names.email, ended: { unlinked: [], hadPassword: false } })
      expect(await methodsOf(server)).toEqual(['otp'])
    })

  test('a private sign-up creates an account without a password too', async ({ start, inbox }) => {
    const server = await start({
      messages: inbox.config,
      signInMethods: ['code'],
      registration: 'private',
    })
    const person = server.open()
    expect(await person.call('registration', { body: ada })).toMatchObject({ status: 202 })
    const code = await codeOf(server, inbox, 'email')
    expect(await person.call('registrationConfirm', { body: { code } })).toMatchObject({ status: 201 })
    expect(await server.context.database.query(hashes)).toEqual(none)
    expect(await methodsOf(server)).toEqual(['otp'])
  })

  test('a resent sign-up gives the same session until somebody proves the identifier', async ({
    server,
    inbox,
  }) => {
    const headers = { 'idempotency-key': 'a-key-of-the-browser-0001' }
    const register = (browser: Browser) => browser.callForError('register', names.email, headers)
    const [first, again] = [server.open(), server.open()]
    await register(first)
    expect(await register(again)).toMatchObject({ status: 201 })
    expect(again.cookies.get('foyer-session')).toBe(first.cookies.get('foyer-session'))
    await signIn(server, inbox, server.open())
    expect(await register(server.open())).toMatchObject({ status: 409, body: { code: 'account_exists' } })
    expect(await first.call('session')).toMatchObject({ status: 401 })
  })

  test('every call for passwords is refused, with or without a session', async ({ server }) => {
    const person = server.open()
    await person.call('register', { body: names.email })
    await advanceTime(server, 11 * 60)
    expect(passwordOperations).toContain('recovery')
    for (const browser of [server.open(), person])
      for (const id of passwordOperations) expect(await browser.callForError(id, {}), id).toMatchObject(off)
  })

  test('a former password gives no proof, and is not reported', async ({ before, server, inbox }) => {
    await before.open().registerProven(ada)
    const person = server.open()
    await signIn(server, inbox, person)
    expect((await person.call('readAccount')).body.hasPassword).toBe(false)
    expect(await person.callForError('proof', { password: ada.password })).toMatchObject(off)
    await advanceTime(server, 11 * 60)
    expect(await person.callForError('exportAccount')).toMatchObject({
      body: { code: 'proof_needed', ways: [{ way: 'email', to: ada.email }] },
    })
  })

  test('the first proof ends a former password, and its notice does not mention passwords', async ({
    before,
    server,
    inbox,
  }) => {
    await before.open().call('register', { body: ada })
    const { body } = await signIn(server, inbox, server.open())
    expect(body.ended).toEqual({ unlinked: [], hadPassword: false })
    expect(await server.context.database.query(hashes)).toMatchObject([{ password_hash: null }])
    await server.context.notifications.whenSettled()
    expect(inbox.mails.at(-1)?.text).toContain('/account')
    expect(inbox.mails.at(-1)?.text).not.toMatch(/password|\/recover/)
  })

  test('an undone change leads to a sign-in by code', async ({ server, inbox }) => {
    const attacker = server.open()
    await attacker.registerProven(names.email)
    await change({ server, inbox }, attacker, { email: 'mallory@example.test' })
    const token = undoTokenOf(inbox, ada.email)
    const owner = server.open()
    expect(await owner.call('undo', { body: { token } })).toMatchObject({ status: 200, body: {} })
    expect(await attacker.call('session')).toMatchObject({ status: 401 })
    expect(await server.context.database.query('select 1 from recovery_links')).toEqual([])
    expect(await signIn(server, inbox, owner)).toMatchObject({ status: 200, body: names.email })
  })

  test('the demo account has no password either', async ({ server }) => {
    expect(await seedDemoAccount(server.context)).toEqual({ email: 'demo@foyer.test', password: null })
    expect(await server.context.database.query(hashes)).toEqual(none)
  })
})
