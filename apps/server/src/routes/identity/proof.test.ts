import { operations, type OperationId } from '@foyer/core/wire'
import { describe, expect } from 'vitest'
import type { Context } from '../../context.ts'
import { ada } from '../../testing/people.ts'
import { codeOf, advanceTime, recoveryTest as test, wrongCodeFor } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'
import { change } from './change/testing/identifier-test.ts'

const ids = Object.keys(operations) as OperationId[]
const recent = ids.filter((id) => operations[id].auth === 'recent')

/** A person whose address is proven, and who has signed in eleven minutes ago. */
async function openOld(server: TestServer, isProven = true) {
  const person = server.open()
  const { body } = await person.call('register', { body: ada })
  if (isProven) await server.context.database.query('update user_emails set verified_at = now()')
  await advanceTime(server, 11 * 60)
  return { person, userId: body.id }
}

/** Runs the function once, after a call has looked up where to send a code, and before it writes the code. */
function interrupt({ limits }: Context, act: () => Promise<unknown>): void {
  const { consumeRecovery } = limits
  const changed: { consumeRecovery: typeof consumeRecovery } = limits
  changed.consumeRecovery = async (...args) => {
    changed.consumeRecovery = consumeRecovery
    await act()
    return consumeRecovery(...args)
  }
}

// R10.22
describe('Eleven minutes after the sign-in', () => {
  test.for(recent)('%s needs a proof, and says which ways there are', async (id, { server }) => {
    const { person, userId } = await openOld(server)
    await server.context.database.query(
      "insert into identities (social, subject, user_id) values ('google', '1', $1)",
      [userId],
    )
    expect(await person.callForError(id, {})).toMatchObject({
      status: 403,
      body: {
        code: 'proof_needed',
        ways: [{ way: 'password' }, { way: 'email', to: ada.email }, { way: 'social', social: 'google' }],
      },
    })
  })

  // R10.43
  test('the ways can be read in advance, and so can whether a proof is still recent', async ({ server }) => {
    const { person, userId } = await openOld(server)
    const { query } = server.context.database
    await query("insert into identities (social, subject, user_id) values ('google', '1', $1)", [userId])
    const ways = [{ way: 'password' }, { way: 'email', to: ada.email }, { way: 'social', social: 'google' }]
    expect((await person.call('proofWays')).body).toEqual({ isRecent: false, ways })
    await person.call('proof', { body: { password: ada.password } })
    expect((await person.call('proofWays')).body).toEqual({ isRecent: true, ways })
    expect(await server.open().callForError('proofWays')).toMatchObject({ status: 401 })
  })

  test('linking a provider requires a proof, and starting an OPEN_ID sign-in without a session does not', async ({
    server,
  }) => {
    const { person } = await openOld(server)
    const body = { redirectUrl: '/', social: 'google' }
    expect(await person.callForError('socialLink', body)).toMatchObject({ body: { code: 'proof_needed' } })
    const answer = await server.open().callForError('socialLink', body)
    expect(answer.body.code).not.toBe('proof_needed')
  })

  test('the current password is a proof for ten minutes, in this session only', async ({ server }) => {
    const { person } = await openOld(server)
    const other = server.open()
    await other.call('login', { body: ada })
    await advanceTime(server, 11 * 60)
    expect(await person.call('proof', { body: { password: ada.password } })).toMatchObject({ status: 204 })
    expect(await person.call('exportAccount')).toMatchObject({ status: 200 })
    expect(await other.call('exportAccount')).toMatchObject({ status: 403 })
    await advanceTime(server, 11 * 60)
    expect(await person.call('exportAccount')).toMatchObject({ status: 403 })
  })

  test('a wrong password is no proof, and is counted and audited', async ({ server }) => {
    const { person } = await openOld(server)
    expect(await person.callForError('proof', { password: 'Wrong-horse-1' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password', code: 'wrong_password' }] },
    })
    expect(await person.call('exportAccount')).toMatchObject({ status: 403 })
    const events = await server.context.database.query(
      "select event from audit_events where event like 'proof%' order by at",
    )
    expect(events).toEqual([{ event: 'proof_refused' }])
  })

  test.for([{ lang: 'en-001' }, { password: ada.password, code: '123456' }])(
    'a proof of neither kind, or of both, counts as no guess: %o',
    async (body, { server }) => {
      const { person } = await openOld(server)
      expect(await person.callForError('proof', body)).toMatchObject({
        status: 400,
        body: {
          code: 'invalid_request',
          errors: ['password', 'code', 'totp', 'passkey'].map((field) => ({ field })),
        },
      })
      const { query } = server.context.database
      expect(await query("select 1 from audit_events where event like 'proof%'")).toEqual([])
      expect(await query("select 1 from rate_limits where key like 'password:%'")).toEqual([])
    },
  )

  test('a code to the proven address is a proof, once', async ({ server, inbox }) => {
    const { person } = await openOld(server)
    expect(await person.call('proofCode', { body: { kind: 'email' } })).toMatchObject({ status: 202 })
    const code = await codeOf(server, inbox, 'email')
    expect(await person.callForError('proof', { code: wrongCodeFor(code) })).toMatchObject({
      body: { errors: [{ field: 'code', code: 'code_wrong' }] },
    })
    expect(await person.call('proof', { body: { code } })).toMatchObject({ status: 204 })
    expect(await person.call('exportAccount')).toMatchObject({ status: 200 })
    // The session lists every method that was shown in it.
    expect((await person.call('session')).body.session.methods).toEqual(['pwd', 'otp'])
    await advanceTime(server, 11 * 60)
    expect(await person.callForError('proof', { code })).toMatchObject({ body: { code: 'code_over' } })
  })

  test('no code is sent to an unproven address, or to a number that the account does not have', async ({
    server,
    inbox,
  }) => {
    const { person } = await openOld(server, false)
    for (const kind of ['email', 'phone'])
      expect(await person.callForError('proofCode', { kind })).toMatchObject({
        status: 403,
        body: { code: 'identifier_unproven' },
      })
    const refused = await person.callForError('exportAccount')
    expect(refused.body.ways).toEqual([{ way: 'password' }])
    expect(inbox.mails).toEqual([])
  })
})

test('A session of the previous release counts as proven from its beginning', async ({ server }) => {
  const person = server.open()
  await person.call('register', { body: ada })
  const { query } = server.context.database
  await query('update sessions set authenticated_at = null, methods = null')
  expect(await person.call('exportAccount')).toMatchObject({ status: 200 })
  await advanceTime(server, 11 * 60)
  expect(await person.call('exportAccount')).toMatchObject({ status: 403 })
})

// R10.13
test('A code sent to an address while its owner removes it is no proof', async ({ server, inbox }) => {
  const [thief, owner] = [server.open(), server.open()]
  await thief.registerProven(ada)
  await advanceTime(server, 11 * 60)
  await owner.call('login', { body: ada })
  interrupt(server.context, () => change({ server, inbox }, owner, { email: 'new@example.test' }))
  expect(await thief.call('proofCode', { body: { kind: 'email' } })).toMatchObject({ status: 202 })
  const code = await codeOf(server, inbox, 'email')
  expect(inbox.mails.at(-1)?.to).toMatchObject([{ address: ada.email }])
  expect(await thief.callForError('proof', { code })).toMatchObject({
    status: 400,
    body: { code: 'code_over' },
  })
  expect(await thief.call('exportAccount')).toMatchObject({ status: 403 })
})

test('A code is a proof by a number that an early release stored as typed', async ({ server, inbox }) => {
  const person = server.open()
  await person.registerProven({ phone: '+15550100200', password: ada.password })
  await server.context.database.query("update users set phone = '+1 (555) 010-0200'")
  await advanceTime(server, 11 * 60)
  await person.call('proofCode', { body: { kind: 'phone' } })
  const code = await codeOf(server, inbox, 'phone')
  expect(await person.call('proof', { body: { code } })).toMatchObject({ status: 204 })
})
