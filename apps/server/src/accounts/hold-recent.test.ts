import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { actBetween } from '../testing/act-between.ts'
import type { Browser } from '../testing/browser.ts'
import { enrolApp } from '../testing/factors/authenticator-app.ts'
import { ada } from '../testing/people.ts'
import { recoveryTest as test } from '../testing/recovery-test.ts'
import { redirectUrl } from '../testing/social/linking.ts'

interface Write {
  /** What the call does, for the test title. */
  readonly what: string
  readonly write: (other: Browser) => Promise<{ readonly status: number }>
}

const writes: readonly Write[] = [
  {
    what: 'starts to link a provider',
    write: (other) =>
      other.call('socialLink', {
        params: { social: 'discord' },
        body: { social: 'discord', redirectUrl: redirectUrl('discord') },
      }),
  },
  {
    what: 'unlinks a provider',
    write: (other) => other.call('unlinkIdentity', { params: { social: 'discord' } }),
  },
  {
    what: 'removes an identifier',
    write: (other) => other.call('removeIdentifier', { params: { kind: 'email' } }),
  },
  {
    what: 'removes a passkey',
    write: (other) => other.call('removePasskey', { params: { id: randomUUID() } }),
  },
  { what: 'ends the other sessions', write: (other) => other.callForError('revokeOtherSessions') },
  {
    what: 'ends a session',
    write: (other) => other.call('revokeSession', { params: { id: randomUUID() } }),
  },
  { what: 'deletes the account', write: (other) => other.callForError('deleteAccount', {}) },
]

describe('A session whose person sets up a second factor elsewhere while its request is in progress', () => {
  test.for(writes)('no longer $what', async ({ write }, { server }) => {
    const { open, context } = server
    const [owner, other] = [open(), open()]
    await owner.registerProven(ada)
    await other.call('login', { body: ada })
    let isSetUp = false
    const setUp = async () => {
      if (isSetUp) return
      isSetUp = true
      await enrolApp(owner)
    }
    const answer = await actBetween(context, setUp, () => write(other))
    expect(answer).toMatchObject({ status: 403, body: { code: 'proof_needed' } })
  })
})
