import { expect, vi } from 'vitest'
import type { OperationId } from '@foyer/core/wire'
import { OverloadedError } from '../../accounts/passwords/overloaded-error.ts'
import { ada } from '../../testing/people.ts'
import { codeOf, advanceTime, recoveryTest as test } from '../../testing/recovery-test.ts'
import { testConfig } from '../../testing/server-test.ts'

const headers = { 'idempotency-key': 'a-key-of-the-browser-0001' }

interface Asked {
  readonly ask: OperationId
  readonly body: object
  readonly confirmOperation: OperationId
  readonly status: number
  readonly isProven: boolean
}

const calls: readonly Asked[] = [
  {
    ask: 'verification',
    body: { kind: 'email' },
    confirmOperation: 'verificationConfirm',
    status: 200,
    isProven: false,
  },
  { ask: 'proofCode', body: { kind: 'email' }, confirmOperation: 'proof', status: 204, isProven: true },
  {
    ask: 'changeIdentifier',
    body: { email: 'new@example.test' },
    confirmOperation: 'changeIdentifierConfirm',
    status: 200,
    isProven: true,
  },
]

// R10.15
test.for(calls)(
  '$ask resent with its key after a lost answer sends one message, whose code works',
  async ({ ask, body, confirmOperation, status, isProven }, { server, inbox }) => {
    const person = server.open()
    if (isProven) await person.registerProven(ada)
    else await person.call('register', { body: ada })
    const answers = [
      await person.callForError(ask, body, headers),
      await person.callForError(ask, body, headers),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([202, 202])
    const code = await codeOf(server, inbox, 'email')
    expect(inbox.mails).toHaveLength(1)
    // With another key it is another request, which is refused until a minute has passed.
    const other = { 'idempotency-key': 'a-key-of-the-browser-0002' }
    expect(await person.callForError(ask, body, other)).toMatchObject({ status: 429 })
    expect(await person.callForError(confirmOperation, { code })).toMatchObject({ status })
    await server.context.notifications.whenSettled()
  },
)

// R10.31
test('A private sign-up that was refused is not answered as successful when resent with its key', async ({
  start,
  inbox,
}) => {
  const limits = { ...testConfig.limits, recoveryPerAccountAndAddress: { attempts: 1, seconds: 60 } }
  const server = await start({ messages: inbox.config, registration: 'private', limits })
  const person = server.open()
  vi.spyOn(server.context.hasher, 'hash').mockRejectedValueOnce(new OverloadedError(1))
  expect(await person.callForError('registration', ada, headers)).toMatchObject({ status: 503 })
  expect(await person.callForError('registration', ada, headers)).toMatchObject({ status: 202 })
  expect(await codeOf(server, inbox, 'email')).not.toBe('')
  const other = { 'idempotency-key': 'a-key-of-the-browser-0002' }
  for (let sent = 0; sent < 2; sent++)
    expect(await server.open().callForError('registration', ada, other)).toMatchObject({ status: 429 })
})

// R10.31
test('A private sign-up resent with its key notifies the owner of the address once', async ({
  start,
  inbox,
}) => {
  const server = await start({ messages: inbox.config, registration: 'private' })
  await server.open().registerProven(ada)
  inbox.mails.length = 0
  const stranger = server.open()
  for (let sent = 0; sent < 2; sent++)
    expect(await stranger.callForError('registration', ada, headers)).toMatchObject({ status: 202 })
  await server.context.notifications.whenSettled()
  expect(inbox.mails).toHaveLength(1)
})

const email = { email: ada.email }
const pairs = [
  { first: 'signInCode', second: 'recovery', body: email, isProven: true },
  { first: 'recovery', second: 'signInCode', body: email, isProven: true },
  { first: 'verification', second: 'proofCode', body: { kind: 'email' }, isProven: false },
] as const

// R10.15
test.for(pairs)(
  '$second sends its message even with the key and the fields of an earlier $first',
  async ({ first, second, body, isProven }, { server, inbox }) => {
    const person = server.open()
    if (isProven) await person.registerProven(ada)
    else await person.call('register', { body: ada })
    await person.callForError(first, body, headers)
    if (!isProven)
      await person.call('verificationConfirm', { body: { code: await codeOf(server, inbox, 'email') } })
    await advanceTime(server, 61)
    await server.context.notifications.whenSettled()
    inbox.mails.length = 0
    expect(await person.callForError(second, body, headers)).toMatchObject({ status: 202 })
    await server.context.notifications.whenSettled()
    expect(inbox.mails).toHaveLength(1)
  },
)

// R10.15
test('A sign-in with the key of an earlier sign-up opens its own session', async ({ server }) => {
  const person = server.open()
  await person.call('register', { body: ada, headers })
  const first = person.cookies.get('foyer-session')
  expect(await person.call('login', { body: ada, headers })).toMatchObject({ status: 200 })
  expect(person.cookies.get('foyer-session')).not.toBe(first)
  const { query } = server.context.database
  expect(await query("select 1 from audit_events where event = 'login'")).toHaveLength(1)
})
