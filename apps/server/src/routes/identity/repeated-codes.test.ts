import { expect } from 'vitest'
import type { OperationId } from '@foyer/core/wire'
import { ada } from '../../testing/people.ts'
import { codeOf, recoveryTest as test } from '../../testing/recovery-test.ts'

const headers = { 'idempotency-key': 'a-key-of-the-browser-0001' }

interface Asked {
  readonly ask: OperationId
  readonly body: object
  readonly give: OperationId
  readonly status: number
  readonly isProven: boolean
}

const calls: readonly Asked[] = [
  {
    ask: 'verification',
    body: { kind: 'email' },
    give: 'verificationConfirm',
    status: 200,
    isProven: false,
  },
  { ask: 'proofCode', body: { kind: 'email' }, give: 'proof', status: 204, isProven: true },
  {
    ask: 'changeIdentifier',
    body: { email: 'new@example.test' },
    give: 'changeIdentifierConfirm',
    status: 200,
    isProven: true,
  },
]

// R10.15
test.for(calls)(
  '$ask that is sent again with its key, after a lost answer, sends one message, and its code is right',
  async ({ ask, body, give, status, isProven }, { server, inbox }) => {
    const person = server.open()
    if (isProven) await person.registerProven(ada)
    else await person.call('register', { body: ada })
    const answers = [await person.refused(ask, body, headers), await person.refused(ask, body, headers)]
    expect(answers.map((answer) => answer.status)).toEqual([202, 202])
    const code = await codeOf(server, inbox, 'email')
    expect(inbox.mails).toHaveLength(1)
    // With another key it is another request, for which the minute has to pass.
    const other = { 'idempotency-key': 'a-key-of-the-browser-0002' }
    expect(await person.refused(ask, body, other)).toMatchObject({ status: 429 })
    expect(await person.refused(give, { code })).toMatchObject({ status })
    await server.context.notifications.settled()
  },
)
