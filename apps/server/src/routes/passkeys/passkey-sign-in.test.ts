import { describe, expect } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import {
  addPasskey,
  answerChallenge,
  signInWith,
  type Behaviour,
  type Passkey,
} from '../../testing/factors/passkey-authenticator.ts'
import { fewNumbers } from '../../testing/limits-test.ts'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test, type TestServer } from '../../testing/server-test.ts'

async function register(server: TestServer, behaviour: Behaviour = {}) {
  const owner = server.open()
  const { body: user } = await owner.registerProven(ada)
  return { owner, user, passkey: await addPasskey(owner, behaviour) }
}

async function begin(browser: Browser) {
  return (await browser.call('passkeySignInOptions', { body: {} })).body.options
}

describe('Signing in with a passkey', () => {
  // R10.47
  test('needs no identifier and no password, since the passkey identifies the person', async ({ start }) => {
    const server = await start()
    const { user, passkey } = await register(server)
    const browser = server.open()
    const options = await begin(browser)
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [], userVerification: 'preferred' })
    const body = { credential: answerChallenge(options, passkey) }
    expect(await browser.call('passkeySignIn', { body })).toMatchObject({
      status: 200,
      body: { id: user.id },
    })
    const { passkeys } = (await browser.call('factors')).body
    expect(passkeys).toMatchObject([{ lastUsedAt: expect.any(String), isSynced: true }])
  })

  test('ends the session that the browser had before', async ({ start }) => {
    const server = await start()
    const { passkey } = await register(server)
    const browser = server.open()
    await browser.call('register', { body: bob })
    const headers = { cookie: `foyer-session=${browser.cookies.get('foyer-session')}` }
    await signInWith(browser, passkey)
    expect(await server.open().callForError('session', undefined, headers)).toMatchObject({ status: 401 })
  })

  test.for([
    ['a synced one with user verification', {}, ['swk', 'user', 'mfa'], 2],
    ['one that stays on its device', { isSynced: false }, ['hwk', 'user', 'mfa'], 2],
    ['one that checks nobody', { isVerified: false }, ['swk'], 1],
  ] as const)('records the method in the session: %s', async ([, behaviour, methods, level], { start }) => {
    const server = await start()
    const { passkey } = await register(server, behaviour)
    const browser = server.open()
    await signInWith(browser, passkey, behaviour)
    expect((await browser.call('session')).body.session).toMatchObject({ methods, level })
  })

  // R10.48
  test.for([
    ['an answer to another challenge', { challenge: 'A'.repeat(96) }, 400, 'passkey_challenge'],
    ['an answer given on another site', { origin: 'https://evil.example' }, 400, 'passkey_origin'],
    ['an answer given in a frame of another site', { isFramed: true }, 400, 'passkey_origin'],
    [
      'an answer that names the site of a frame',
      { topOrigin: 'https://evil.example' },
      400,
      'passkey_origin',
    ],
    ['a passkey for another RP ID', { rpId: 'evil.example' }, 400, 'passkey_rp_id'],
    ['another key', { isForged: true }, 400, 'passkey_signature'],
    ['nobody at the authenticator', { isPresent: false }, 400, 'passkey_invalid'],
    ['a synced passkey that says it stays on its device', { isSynced: false }, 400, 'passkey_invalid'],
    ['no user handle', { userHandle: null }, 400, 'passkey_user'],
    ['a user handle of another form', { userHandle: 'AAAA' }, 400, 'passkey_user'],
    ['the user handle of nobody', { userHandle: 'A'.repeat(22) }, 404, 'passkey_unknown'],
  ] as const)('is refused with its own code: %s', async ([, behaviour, status, code], { start }) => {
    const server = await start()
    const { passkey } = await register(server)
    const browser = server.open()
    const refused = await signInWith(browser, passkey, behaviour)
    expect(refused).toMatchObject({ status, body: { code } })
    expect([...browser.cookies.keys()]).not.toContain('foyer-session')
    expect(
      await server.context.database.query("select 1 from audit_events where event = 'login_refused'"),
    ).toHaveLength(1)
  })

  test('of another person is refused, even if both have passkeys', async ({ start }) => {
    const server = await start()
    const { passkey } = await register(server)
    const other = server.open()
    const { body: bobsUser } = await other.registerProven(bob)
    const userHandle = Buffer.from(bobsUser.id.replaceAll('-', ''), 'hex').toString('base64url')
    expect(await signInWith(server.open(), passkey, { userHandle })).toMatchObject({
      status: 404,
      body: { code: 'passkey_unknown' },
    })
  })

  test('with a removed passkey is refused, and the browser is told to forget it', async ({ start }) => {
    const server = await start()
    const { owner, passkey } = await register(server)
    const { passkeys } = (await owner.call('factors')).body
    await owner.call('removePasskey', { params: { id: passkeys[0]?.id ?? '' } })
    expect(await signInWith(server.open(), passkey)).toMatchObject({
      status: 404,
      body: { code: 'passkey_unknown' },
    })
  })

  test('works only in the browser that requested it, for ten minutes', async ({ start }) => {
    const server = await start()
    const { passkey } = await register(server)
    const options = await begin(server.open())
    const over = { status: 400, body: { code: 'passkey_challenge' } }
    const credential = answerChallenge(options, passkey)
    expect(await server.open().callForError('passkeySignIn', { credential })).toMatchObject(over)
    const another = server.open()
    await begin(another)
    expect(await another.callForError('passkeySignIn', { credential })).toMatchObject(over)
  })

  test('accepts an answer once, even for fifty concurrent copies', async ({ start }) => {
    const server = await start()
    const { passkey } = await register(server)
    const browser = server.open()
    const credential = answerChallenge(await begin(browser), passkey)
    const cookie = `foyer-passkey=${browser.cookies.get('foyer-passkey')}`
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        server.open().callForError('passkeySignIn', { credential }, { cookie }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'passkey_used']))
    expect(await server.context.database.query('select 1 from sessions')).toHaveLength(2)
  })

  test.for(['clientDataJSON', 'authenticatorData', 'signature'] as const)(
    'is a 4xx when %s is damaged',
    async (field, { start }) => {
      const server = await start()
      const { passkey } = await register(server)
      const browser = server.open()
      for (const damaged of ['AA', 'e30', 'bnVsbA', '_'.repeat(40)]) {
        const credential = answerChallenge(await begin(browser), passkey)
        const body = { credential: { ...credential, response: { ...credential.response, [field]: damaged } } }
        const refused = await browser.callForError('passkeySignIn', body)
        expect(refused.status, `${field} ${damaged}`).toBe(400)
        expect(refused.body.code).toMatch(/^passkey_/)
      }
    },
  )

  test('is rate-limited per address', async ({ start }) => {
    const server = await start({ limits: { ...fewNumbers, loginPerAddress: { attempts: 2, seconds: 60 } } })
    const nobody: Passkey = { ...(await register(server)).passkey, id: 'AAAA' }
    for (const status of [404, 404, 429])
      expect((await signInWith(server.open(), nobody)).status).toBe(status)
  })

  test('is off unless SIGN_IN_METHODS has passkeys', async ({ start }) => {
    const server = await start({ signInMethods: ['password'], passkeys: { rpId: null, origins: [] } })
    const browser = server.open()
    const off = { status: 403, body: { code: 'method_off' } }
    expect(await browser.callForError('passkeySignInOptions', {})).toMatchObject(off)
    expect(await browser.callForError('passkeySignUpOptions', { email: ada.email })).toMatchObject(off)
    expect(await browser.call('relatedOrigins')).toMatchObject({ status: 404 })
  })
})
