import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { operations, type Operation, type OperationId } from '@foyer/core/wire'
import { findPendingSignIn, writePendingSignIn } from '../../accounts/factors/pending-sign-ins.ts'
import { createSessionToken } from '../../accounts/sessions/session-token.ts'
import { openAdmin } from '../../testing/admin-test.ts'
import type { Browser } from '../../testing/browser.ts'
import {
  enrolApp,
  generateCode,
  generateNextCode,
  type EnrolledApp,
} from '../../testing/factors/authenticator-app.ts'
import { ada } from '../../testing/people.ts'
import { newPassword, recoveryTest as test } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'

const calls = Object.entries(operations) as [OperationId, Operation][]

interface Waiting {
  readonly server: TestServer
  readonly owner: Browser
  readonly browser: Browser
  readonly app: EnrolledApp
}

/** Ada with an authenticator app, and a second browser in which she has entered her password. */
async function startPendingSignIn(server: TestServer) {
  const owner = server.open()
  await owner.registerProven(ada)
  const app = await enrolApp(owner)
  const browser = server.open()
  await browser.callForError('login', ada)
  return { owner, app, browser }
}

describe('A pending sign-in', () => {
  // The call for metrics is left out: it is for operators, and has a token of its own.
  const closed = calls.filter(([, { auth }]) => auth === 'session' || auth === 'recent')

  // R10.45
  test.for(closed.map(([id, { auth }]) => [id, auth] as const))(
    'grants no access to %s, which needs %s',
    async ([id], { server }) => {
      const { browser } = await startPendingSignIn(server)
      const answer = await browser.callForError(id, {})
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
      expect(answer.text).not.toContain(ada.email)
    },
  )

  test('is not accepted as a session when its token is put into the session cookie', async ({ server }) => {
    const { browser } = await startPendingSignIn(server)
    const token = browser.cookies.get('foyer-pending') ?? ''
    const thief = server.open()
    const headers = { cookie: `foyer-session=${token}` }
    expect(await thief.call('session', { headers })).toMatchObject({ status: 401 })
    expect(await thief.call('token', { headers, body: {} })).toMatchObject({ status: 401 })
  })

  test('leaves the browser’s former session in place until the second step', async ({ server }) => {
    const { owner, app } = await startPendingSignIn(server)
    await owner.callForError('login', ada)
    expect(await owner.call('session')).toMatchObject({ status: 200 })
    const before = owner.cookies.get('foyer-session')
    await owner.call('secondFactor', { body: { totp: await generateNextCode(server, app.secret) } })
    expect(owner.cookies.get('foyer-session')).not.toBe(before)
    expect((await owner.call('sessions')).body.sessions).toHaveLength(1)
  })

  const ends: readonly (readonly [what: string, end: (waiting: Waiting) => Promise<unknown>])[] = [
    ['it is cancelled', ({ browser }) => browser.call('secondFactorCancel')],
    ['the browser signs out', ({ browser }) => browser.call('logout')],
    ['all other sessions are ended', ({ owner }) => owner.call('revokeOtherSessions')],
    [
      'the password is changed',
      ({ owner }) => owner.call('password', { body: { password: ada.password, newPassword } }),
    ],
    ['the operator ends all sessions', ({ server }) => openAdmin(server)('end-sessions', ada.email, '--yes')],
    ['the authenticator app is removed', ({ owner }) => owner.call('removeTotp')],
    ['the account is deleted', ({ owner }) => owner.call('deleteAccount', { body: {} })],
    [
      'ten minutes have passed',
      ({ server }) =>
        server.context.database.query("update pending_sign_ins set expires_at = now() - interval '1 second'"),
    ],
  ]

  test.for(ends)('is void once %s', async ([, end], { server }) => {
    const waiting = await startPendingSignIn(server)
    const token = waiting.browser.cookies.get('foyer-pending')
    await end({ ...waiting, server })
    const headers = { cookie: `foyer-pending=${token}` }
    const again = server.open()
    const over = { status: 401, body: { code: 'second_factor_over' } }
    expect(await again.callForError('secondFactorWays', undefined, headers)).toMatchObject(over)
    const body = { totp: await generateNextCode(server, waiting.app.secret) }
    expect(await again.callForError('secondFactor', body, headers)).toMatchObject(over)
  })

  test('is completed once, however many copies of its second step are sent at once', async ({ server }) => {
    const { app, browser } = await startPendingSignIn(server)
    const body = { totp: await generateNextCode(server, app.secret) }
    const cookie = `foyer-pending=${browser.cookies.get('foyer-pending')}`
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server.open().callForError('secondFactor', body, { cookie })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { query } = server.context.database
    expect(await query("select 1 from sessions where 'mfa' = any(methods)")).toHaveLength(2)
  })

  test('gives the same session to a second step resent after a lost answer', async ({ server }) => {
    const { app, browser } = await startPendingSignIn(server)
    const cookie = `foyer-pending=${browser.cookies.get('foyer-pending')}`
    const headers = { cookie, 'idempotency-key': 'a-key-of-this-second-step' }
    const body = { totp: await generateNextCode(server, app.secret) }
    const [first, second] = [server.open(), server.open()]
    expect(await first.call('secondFactor', { body, headers })).toMatchObject({ status: 200 })
    expect(await second.call('secondFactor', { body, headers })).toMatchObject({ status: 200 })
    expect(second.cookies.get('foyer-session')).toBe(first.cookies.get('foyer-session'))
    const other = { totp: generateCode(app.secret, 5) }
    expect(await server.open().callForError('secondFactor', other, headers)).toMatchObject({ status: 401 })
  })

  // R4.6
  test('gives the same session to concurrent copies of one second step', async ({ server }) => {
    const { app, browser } = await startPendingSignIn(server)
    const cookie = `foyer-pending=${browser.cookies.get('foyer-pending')}`
    const headers = { cookie, 'idempotency-key': 'a-key-of-this-second-step' }
    const body = { totp: await generateNextCode(server, app.secret) }
    const copies = Array.from({ length: 4 }, () => server.open())
    const answers = await Promise.all(copies.map((copy) => copy.call('secondFactor', { body, headers })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(copies.map(({ cookies }) => cookies.get('foyer-session'))).size).toBe(1)
    const refused = "select 1 from audit_events where event = 'second_factor_refused'"
    expect(await server.context.database.query(refused)).toEqual([])
  })

  test('is the same for a first step that is resent', async ({ server }) => {
    await startPendingSignIn(server)
    const headers = { 'idempotency-key': 'a-key-of-this-first-step' }
    const [first, second] = [server.open(), server.open()]
    await first.callForError('login', ada, headers)
    await second.callForError('login', ada, headers)
    expect(second.cookies.get('foyer-pending')).toBe(first.cookies.get('foyer-pending'))
  })

  test('is renewed by a first step resent after it expired, even in concurrent copies', async ({
    server,
  }) => {
    const { app } = await startPendingSignIn(server)
    const headers = { 'idempotency-key': 'a-key-of-this-first-step' }
    await server.open().callForError('login', ada, headers)
    const { query } = server.context.database
    await query("update pending_sign_ins set expires_at = now() - interval '1 minute'")
    const again = server.open()
    const answers = await Promise.all(
      [again, server.open(), server.open()].map((browser) => browser.callForError('login', ada, headers)),
    )
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } })
    const totp = await generateNextCode(server, app.secret)
    expect(await again.call('secondFactor', { body: { totp } })).toMatchObject({ status: 200 })
  })

  test('is not prolonged by resending its first step', async ({ server }) => {
    await startPendingSignIn(server)
    const headers = { 'idempotency-key': 'a-key-of-this-first-step' }
    await server.open().callForError('login', ada, headers)
    const { query } = server.context.database
    await query("update pending_sign_ins set expires_at = now() + interval '1 minute'")
    await server.open().callForError('login', ada, headers)
    expect(
      await query("select 1 from pending_sign_ins where expires_at > now() + interval '2 minutes'"),
    ).toEqual([])
  })

  test('is renewed if its transaction runs again after it expired', async ({ server }) => {
    const { drizzle, query } = server.context.database
    const userId = randomUUID()
    const token = createSessionToken(userId)
    const caller = { address: '127.0.0.1', userAgent: null }
    const write = () =>
      writePendingSignIn(drizzle, { userId, token, methods: ['otp'], account: ada.email, caller })
    await write()
    await query("update pending_sign_ins set expires_at = now() - interval '1 minute'")
    await write()
    expect(await findPendingSignIn(drizzle, token)).toMatchObject({ userId })
  })

  test.for([{}, { totp: '123456', recoveryCode: 'AAAAA-AAAAA' }, { recoveryCode: 'A', passkey: {} }])(
    'accepts exactly one factor: not %o',
    async (body, { server }) => {
      const { browser } = await startPendingSignIn(server)
      expect((await browser.callForError('secondFactor', body)).status).toBe(400)
      expect((await browser.call('secondFactorWays')).status).toBe(200)
    },
  )
})
