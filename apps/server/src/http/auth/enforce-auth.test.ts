import { operations, type OperationId, type RequestBody } from '@foyer/core/wire'
import { describe, expect, vi } from 'vitest'
import {
  addPasskey,
  answerChallenge,
  createPasskey,
  type Passkey,
} from '../../testing/factors/passkey-authenticator.ts'
import type { Browser } from '../../testing/browser.ts'
import type { Inbox } from '../../testing/inbox.ts'
import { ada, bob } from '../../testing/people.ts'
import { codeOf, advanceTime, phone, recoveryTest as test } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'
import { change } from '../../routes/identity/change/testing/identifier-test.ts'

const ids = Object.keys(operations) as OperationId[]
const sessionOperations = ids.filter(
  (id) => operations[id].auth === 'session' || operations[id].auth === 'recent',
)
const isOpen = (id: OperationId): boolean => 'isOpenToUnproven' in operations[id]

/** A person who has signed up with an address that another account has proven since. */
async function openWithoutAddress(server: TestServer, inbox: Inbox, body: RequestBody<'register'>) {
  const [mistyped, owner] = [server.open(), server.open()]
  await owner.registerProven(ada)
  expect(await mistyped.call('register', { body })).toMatchObject({ status: 201 })
  await change({ server, inbox }, owner, { email: body.email ?? '' })
  expect((await mistyped.call('identifiers')).body.identifiers).toEqual([])
  return mistyped
}

async function signUpByPasskey(person: Browser, email: string): Promise<Passkey> {
  const { body } = await person.call('passkeySignUpOptions', { body: { email } })
  const { credential, passkey } = createPasskey(body.options)
  const answered = await person.call('register', { body: { email, passkey: credential } })
  expect(answered).toMatchObject({ status: 201 })
  return passkey
}

describe('Where identifiers must be proven', () => {
  // R10.2
  test('a session is refused all calls until one is, except those for proving it and for leaving', async ({
    start,
    inbox,
  }) => {
    const server = await start({ messages: inbox.config, verifyIdentifiers: 'required' })
    const person = server.open()
    await person.call('register', { body: ada })
    const refusals = async () => {
      const codes: Record<string, string | undefined> = {}
      for (const id of sessionOperations) {
        // These calls would end the session.
        if (id === 'logout' || id === 'deleteAccount') continue
        codes[id] = (await person.callForError(id, {})).body?.code
      }
      return codes
    }
    const before = await refusals()
    for (const [id, code] of Object.entries(before))
      expect([id, code === 'identifier_unproven']).toEqual([id, !isOpen(id as OperationId)])
    await person.call('verification', { body: { kind: 'email' } })
    const code = await codeOf(server, inbox, 'email')
    expect(await person.call('verificationConfirm', { body: { code } })).toMatchObject({ status: 200 })
    expect(await person.call('sessions')).toMatchObject({ status: 200 })
    expect(Object.values(await refusals())).not.toContain('identifier_unproven')
    await server.context.notifications.whenSettled()
  })

  // R7.24, R10.2
  test.for([['with its password'], ['with its passkey']] as const)(
    'an unproven account can be exported and deleted, after a recent proof %s',
    async ([way], { start }) => {
      const server = await start({ verifyIdentifiers: 'required' })
      const person = server.open()
      const passkey = way === 'with its passkey' ? await signUpByPasskey(person, ada.email) : undefined
      if (passkey === undefined) await person.call('register', { body: ada })
      await advanceTime(server, 11 * 60)
      const offered = passkey === undefined ? 'password' : 'passkey'
      for (const id of ['exportAccount', 'deleteAccount'] as const)
        expect(await person.callForError(id, {})).toMatchObject({
          status: 403,
          body: { code: 'proof_needed', ways: [{ way: offered }] },
        })
      expect((await person.call('proofWays')).body).toEqual({ isRecent: false, ways: [{ way: offered }] })
      const given =
        passkey === undefined
          ? { password: ada.password }
          : {
              passkey: answerChallenge(
                (await person.call('proofPasskey', { body: {} })).body.options,
                passkey,
              ),
            }
      expect(await person.call('proof', { body: given })).toMatchObject({ status: 204 })
      expect((await person.call('exportAccount')).body.account).toMatchObject({ email: ada.email })
      expect(await person.callForError('sessions')).toMatchObject({ body: { code: 'identifier_unproven' } })
      expect(await person.call('deleteAccount', { body: {} })).toMatchObject({ status: 204 })
      expect(await server.context.database.query('select 1 from users')).toEqual([])
    },
  )

  test('placing an order does not require it, and a person from a provider is exempt', async ({ start }) => {
    const server = await start({ verifyIdentifiers: 'required' })
    const person = server.open()
    await person.call('register', { body: ada })
    expect((await person.callForError('checkout', {})).body.code).toBe('validation_failed')
    const { query } = server.context.database
    await query('delete from user_emails')
    await query('update users set email = null')
    await query("insert into identities (social, subject, user_id) select 'discord', '42', id from users")
    expect(await person.call('sessions')).toMatchObject({ status: 200 })
    // The passkey is the way to sign in that is left when the provider is unlinked. Only a proven person can add one.
    await addPasskey(person)
    expect(await person.call('unlinkIdentity', { params: { social: 'discord' } })).toMatchObject({
      status: 204,
    })
    expect(await person.call('sessions')).toMatchObject({ status: 200 })
  })

  // R10.10
  test('an account that lost its unproven address stays restricted until it proves another one', async ({
    start,
    inbox,
  }) => {
    const server = await start({ messages: inbox.config, verifyIdentifiers: 'required' })
    const person = await openWithoutAddress(server, inbox, bob)
    await advanceTime(server, 11 * 60)
    for (const id of ['sessions', 'token', 'orders'] as const)
      expect(await person.callForError(id, {})).toMatchObject({ body: { code: 'identifier_unproven' } })
    const body = { email: 'right@example.test' }
    const { ways, code: why } = (await person.callForError('changeIdentifier', body)).body
    expect([why, ways]).toEqual(['proof_needed', [{ way: 'password' }]])
    expect((await person.call('proofWays')).body.isRecent).toBe(false)
    expect(await person.call('proof', { body: { password: bob.password } })).toMatchObject({ status: 204 })
    expect(await person.callForError('sessions')).toMatchObject({ body: { code: 'identifier_unproven' } })
    expect(await change({ server, inbox }, person, body)).toMatchObject({ status: 200, body })
    expect(await person.call('sessions')).toMatchObject({ status: 200 })
  })

  test('an account made with a passkey also stays restricted after losing its unproven address', async ({
    start,
    inbox,
  }) => {
    const server = await start({ messages: inbox.config, verifyIdentifiers: 'required' })
    const other = server.open()
    const { body } = await other.call('passkeySignUpOptions', { body: { email: bob.email } })
    const { credential } = createPasskey(body.options)
    const owner = server.open()
    await owner.registerProven(ada)
    const made = { email: bob.email, passkey: credential }
    expect(await other.call('register', { body: made })).toMatchObject({ status: 201 })
    await change({ server, inbox }, owner, { email: bob.email })
    expect(await other.callForError('sessions')).toMatchObject({ body: { code: 'identifier_unproven' } })
  })
})

test.for([
  ['address', ada, { phone }],
  ['number', { phone, password: ada.password }, { email: ada.email }],
] as const)(
  'Where identifiers may be proven later, an account with an unproven %s is refused only what needs a proof',
  async ([, body, other], { server }) => {
    const person = server.open()
    await person.call('register', { body })
    expect(await person.call('sessions')).toMatchObject({ status: 200 })
    expect(await person.callForError('changeIdentifier', other)).toMatchObject({
      status: 403,
      body: { code: 'identifier_unproven' },
    })
  },
)

test('A session that is revoked while its request is in progress gets no token', async ({ server }) => {
  const { context, open } = server
  const [person, owner] = [open(), open()]
  await person.call('register', { body: ada })
  await owner.call('login', { body: ada })
  const { checkSession } = context
  vi.spyOn(context, 'checkSession').mockImplementationOnce(async (token) => {
    const found = await checkSession(token)
    await owner.call('revokeOtherSessions')
    return found
  })
  expect(await person.callForError('token', {})).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  })
})
