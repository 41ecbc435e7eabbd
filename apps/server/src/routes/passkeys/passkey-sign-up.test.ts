import { describe, expect } from 'vitest'
import { proveIdentifier } from '../../accounts/identifiers/first-proof.ts'
import type { Browser } from '../../testing/browser.ts'
import { createPasskey, signInWith } from '../../testing/factors/passkey-authenticator.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test, testConfig } from '../../testing/server-test.ts'

describe('Signing up with a passkey', () => {
  const email = ada.email

  async function make(browser: Browser) {
    const { body } = await browser.call('passkeySignUpOptions', { body: { email } })
    return createPasskey(body.options)
  }

  test('creates an account without a password, to which the passkey signs in', async ({ start }) => {
    const server = await start()
    const browser = server.open()
    const { credential, passkey } = await make(browser)
    const made = await browser.call('register', { body: { email, passkey: credential } })
    expect(made).toMatchObject({ status: 201, body: { email } })
    expect(await browser.call('readAccount')).toMatchObject({ body: { hasPassword: false } })
    expect(await signInWith(server.open(), passkey)).toMatchObject({
      status: 200,
      body: { id: made.body.id },
    })
  })

  test('again after a lost answer gives the same account and session', async ({ start }) => {
    const server = await start()
    const browser = server.open()
    const { credential } = await make(browser)
    const headers = { 'idempotency-key': 'a-key-of-this-sign-up' }
    const body = { email, passkey: credential }
    const first = await browser.call('register', { body, headers })
    const token = browser.cookies.get('foyer-session')
    const second = await browser.call('register', { body, headers })
    expect(second).toMatchObject({ status: 201, body: { id: first.body.id } })
    expect(browser.cookies.get('foyer-session')).toBe(token)
  })

  test('with a taken address is refused, and leaves no passkey', async ({ start }) => {
    const server = await start()
    await server.open().call('register', { body: ada })
    const browser = server.open()
    const { credential } = await make(browser)
    expect(await browser.callForError('register', { email, passkey: credential })).toMatchObject({
      status: 409,
    })
    expect(await server.context.database.query('select 1 from passkeys')).toEqual([])
  })

  test('with a password too, or with a passkey of another browser, is refused', async ({ start }) => {
    const server = await start()
    const browser = server.open()
    const { credential } = await make(browser)
    expect(await browser.callForError('register', { ...ada, passkey: credential })).toMatchObject({
      status: 400,
    })
    expect(await server.open().callForError('register', { email, passkey: credential })).toMatchObject({
      status: 400,
      body: { code: 'passkey_challenge' },
    })
  })

  test('by a stranger gives no access after the owner’s first proof', async ({ start }) => {
    const server = await start()
    const stranger = server.open()
    const { credential, passkey } = await make(stranger)
    const { body: user } = await stranger.call('register', { body: { email, passkey: credential } })
    const { database, config } = server.context
    const caller = { address: '127.0.0.1', userAgent: null }
    await database.drizzle.transaction(async (transaction) => {
      await proveIdentifier(transaction, { userId: user.id, kind: 'email', caller, sessionId: null }, config)
    })
    expect(await signInWith(server.open(), passkey)).toMatchObject({ status: 404 })
  })
})

test.for(['open', 'private'] as const)(
  'Sign-ups with invalid passkeys are rate-limited like all others: %s',
  async (registration, { start }) => {
    const limits = { ...testConfig.limits, registerPerAddress: { attempts: 2, seconds: 60 } }
    const { open } = await start({ registration, limits })
    const browser = open()
    const { body: started } = await browser.call('passkeySignUpOptions', { body: { email: ada.email } })
    const { credential } = createPasskey(started.options)
    const body = {
      email: ada.email,
      passkey: { ...credential, response: { ...credential.response, attestationObject: 'AAAA' } },
    }
    const ask = registration === 'open' ? 'register' : 'registration'
    const codes = []
    for (let time = 0; time < 3; time++) codes.push((await browser.callForError(ask, body)).body.code)
    expect(codes).toEqual(['passkey_invalid', 'passkey_invalid', 'too_many_attempts'])
  },
)
