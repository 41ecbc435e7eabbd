import { operations, type OperationId } from '@foyer/core/wire'
import { describe, expect } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import { enrolApp, generateNextCode } from '../../testing/factors/authenticator-app.ts'
import { factorsTest as test } from '../../testing/factors/factors-test.ts'
import {
  addPasskey,
  answerChallenge,
  type Behaviour,
  type Passkey,
} from '../../testing/factors/passkey-authenticator.ts'
import { ada } from '../../testing/people.ts'
import { codeOf, newPassword, advanceTime } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'
import { finishAuthorization, startAuthorization } from '../../testing/social/social-test.ts'

const ids = Object.keys(operations) as OperationId[]
const recent = ids.filter((id) => operations[id].auth === 'recent')

const needsFactor = { status: 403, body: { code: 'proof_needed', ways: [{ way: 'totp' }] } }

/** The owner has enrolled an app. Just before that, another browser has signed in with the password alone. */
async function enrolBeside(server: TestServer) {
  const [owner, other] = [server.open(), server.open()]
  const { body: user } = await owner.registerProven(ada)
  await server.context.database.query(
    "insert into identities (social, subject, user_id) values ('discord', '42', $1)",
    [user.id],
  )
  await other.call('login', { body: ada })
  return { owner, other, app: await enrolApp(owner) }
}

const readSession = async (browser: Browser) => (await browser.call('session')).body.session

async function proveByPasskey(browser: Browser, passkey: Passkey, behaviour: Behaviour = {}) {
  const { body } = await browser.call('proofPasskey', { body: {} })
  return browser.callForError('proof', { passkey: answerChallenge(body.options, passkey, behaviour) })
}

// R10.22
describe('A session without the second factor that its person has enrolled', () => {
  test.for(recent)(
    'cannot do what needs a recent proof, however new the session is: %s',
    async (id, { startWithAllMethods }) => {
      const { other } = await enrolBeside(await startWithAllMethods())
      expect(await other.callForError(id, {})).toMatchObject(needsFactor)
    },
  )

  test('cannot link a provider, and does not count as recent for back ends', async ({
    startWithAllMethods,
  }) => {
    const { other, owner } = await enrolBeside(await startWithAllMethods())
    expect(await other.callForError('socialLink', { redirectUrl: '/', social: 'discord' })).toMatchObject(
      needsFactor,
    )
    expect(await readSession(other)).toMatchObject({ isRecent: false, level: 1 })
    expect((await other.call('proofWays')).body).toEqual({ isRecent: false, ways: [{ way: 'totp' }] })
    expect(await readSession(owner)).toMatchObject({ isRecent: true, level: 2 })
  })

  test('cannot do what needs a recent proof in a trusted browser either', async ({ startWithAllMethods }) => {
    const server = await startWithAllMethods({ secondFactor: { isRequired: false, trustDays: 30 } })
    const { app } = await enrolBeside(server)
    const trusted = server.open()
    await trusted.callForError('login', ada)
    const totp = await generateNextCode(server, app.secret)
    await trusted.call('secondFactor', { body: { totp, trustsDevice: true } })
    await trusted.call('logout')
    expect(await trusted.call('login', { body: ada })).toMatchObject({ status: 200 })
    expect(await trusted.callForError('removeTotp')).toMatchObject(needsFactor)
  })

  test('is raised to level 2 by a code of the app, and then counts as recent', async ({
    startWithAllMethods,
  }) => {
    const server = await startWithAllMethods()
    const { other, app } = await enrolBeside(server)
    const totp = await generateNextCode(server, app.secret)
    expect(await other.call('proof', { body: { totp } })).toMatchObject({ status: 204 })
    expect(await readSession(other)).toMatchObject({ isRecent: true, level: 2 })
    expect(await other.call('removeTotp')).toMatchObject({ status: 204 })
  })

  test('is raised to level 2 by a user-verifying passkey, and by no other', async ({
    startWithAllMethods,
  }) => {
    const { owner, other } = await enrolBeside(await startWithAllMethods())
    const passkey = await addPasskey(owner)
    const { body } = await other.call('proofPasskey', { body: {} })
    expect(body.options.userVerification).toBe('required')
    expect(await proveByPasskey(other, passkey, { isVerified: false })).toMatchObject({
      status: 403,
      body: { code: 'proof_needed', ways: [{ way: 'totp' }, { way: 'passkey' }] },
    })
    expect(await readSession(other)).toMatchObject({ isRecent: false, level: 1 })
    expect(await proveByPasskey(other, passkey)).toMatchObject({ status: 204 })
    expect(await readSession(other)).toMatchObject({ isRecent: true, level: 2 })
  })
})

// R10.22
describe('Somebody with a second factor', () => {
  test.for(['of one factor', 'of both'])(
    'cannot give a recent proof by a password, a code or a provider in a session %s',
    async (which, { startWithAllMethods, inbox }) => {
      const server = await startWithAllMethods()
      const { owner, other } = await enrolBeside(server)
      const person = which === 'of both' ? owner : other
      await advanceTime(server, 11 * 60)
      const before = await readSession(person)
      await server.context.notifications.whenSettled()
      inbox.mails.length = 0
      expect(await person.callForError('proof', { password: ada.password })).toMatchObject(needsFactor)
      expect(await person.callForError('proof', { password: 'Wrong1horse' })).toMatchObject(needsFactor)
      expect(await person.callForError('proofCode', { kind: 'email' })).toMatchObject(needsFactor)
      expect(await person.callForError('proof', { code: '123456' })).toMatchObject(needsFactor)
      const { state } = await startAuthorization(person, 'discord', { isProof: true })
      expect(await finishAuthorization(person, 'discord', { state })).toMatchObject(needsFactor)
      await server.context.notifications.whenSettled()
      expect(inbox.mails).toEqual([])
      expect(await readSession(person)).toEqual(before)
      expect(await person.callForError('exportAccount')).toMatchObject(needsFactor)
    },
  )

  test('cannot give a recent proof by a code that was sent before the app was set up', async ({
    startWithAllMethods,
    inbox,
  }) => {
    const server = await startWithAllMethods()
    const [owner, other] = [server.open(), server.open()]
    await owner.registerProven(ada)
    await other.call('login', { body: ada })
    await other.call('proofCode', { body: { kind: 'email' } })
    const code = await codeOf(server, inbox, 'email')
    await enrolApp(owner)
    expect(await other.callForError('proof', { code })).toMatchObject(needsFactor)
  })

  test('can change the password in a session of both factors, which does not prolong the recent proof', async ({
    startWithAllMethods,
  }) => {
    const server = await startWithAllMethods()
    const { owner } = await enrolBeside(server)
    await advanceTime(server, 6 * 60)
    const { authenticatedAt } = await readSession(owner)
    expect(await owner.call('password', { body: { password: ada.password, newPassword } })).toMatchObject({
      status: 204,
    })
    expect(await readSession(owner)).toMatchObject({ authenticatedAt, isRecent: true, level: 2 })
    await advanceTime(server, 5 * 60)
    expect(
      await owner.callForError('password', { password: newPassword, newPassword: ada.password }),
    ).toMatchObject(needsFactor)
  })

  test.for(['password', 'proof'] as const)(
    'is protected from another session’s request that is in progress while they set up the app: %s',
    async (id, { startWithAllMethods }) => {
      const server = await startWithAllMethods()
      const { context, open } = server
      const [owner, other] = [open(), open()]
      await owner.registerProven(ada)
      await other.call('login', { body: ada })
      const { hasher } = context
      const changed: { hasher: typeof hasher } = context
      changed.hasher = {
        ...hasher,
        async verify(hash, password) {
          await enrolApp(owner)
          return hasher.verify(hash, password)
        },
      }
      const bodies = {
        password: { password: ada.password, newPassword },
        proof: { password: ada.password },
      }
      try {
        expect(await other.callForError(id, bodies[id])).toMatchObject(needsFactor)
      } finally {
        changed.hasher = hasher
      }
      expect(await readSession(other)).toMatchObject({ isRecent: false, level: 1 })
    },
  )

  test('can use the former ways again once the app is removed', async ({ startWithAllMethods }) => {
    const { owner, other } = await enrolBeside(await startWithAllMethods())
    await owner.call('removeTotp')
    expect((await other.call('proofWays')).body).toEqual({
      isRecent: true,
      ways: [{ way: 'password' }, { way: 'email', to: ada.email }, { way: 'social', social: 'discord' }],
    })
    expect(await other.call('proof', { body: { password: ada.password } })).toMatchObject({ status: 204 })
  })
})
