import { expect, vi } from 'vitest'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test, testConfig } from '../../testing/server-test.ts'
import type { Actor } from '../hold-person.ts'
import { withCurrentPassword } from './with-current-password.ts'

const newPassword = 'Another1password'

// The session stays, so that only the password hash shows the change.
test.for([
  ['is refused if another password was set', 'Owner2password', 422],
  ['succeeds if a sign-in rehashed the same password', ada.password, 204],
] as const)(
  'A password change %s while the old one was being verified',
  async ([, current, status], { start }) => {
    const { open, context } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    const replaced = await context.hasher.hash(current)
    const { hasher } = context
    const verified: { hasher: typeof hasher } = context
    let times = 0
    verified.hasher = {
      ...hasher,
      async verify(hash, password) {
        const isRight = await hasher.verify(hash, password)
        if (times++ === 0) await context.database.query('update users set password_hash = $1', [replaced])
        return isRight
      },
    }
    try {
      const answer = await browser.callForError('password', { password: ada.password, newPassword })
      expect(answer.status).toBe(status)
      if (status === 422)
        expect(answer.body.errors).toMatchObject([{ field: 'password', code: 'wrong_password' }])
    } finally {
      verified.hasher = hasher
    }
    const body = { ...ada, password: status === 422 ? current : newPassword }
    expect(await open().call('login', { body })).toMatchObject({ status: 200 })
  },
)

test('A missing password counts as wrong without being hashed', async ({ start }) => {
  const { open, context } = await start()
  await open().call('register', { body: ada })
  const [actor] = await context.database.query<Actor>(
    'select user_id as "userId", id as "sessionId", proof_hash as "proofHash" from sessions',
  )
  if (actor === undefined) throw new Error('Signing up opens a session.')
  const hasher = { ...context.hasher, verify: () => Promise.reject(new Error('Nothing was to be hashed.')) }
  const refusalEvent = {
    event: 'social_link_refused',
    caller: { address: '192.0.2.1', userAgent: 'test' },
  } as const
  await expect(
    withCurrentPassword(
      { ...context, hasher },
      { actor, password: '', refusalEvent },
      () => () => Promise.resolve(),
    ),
  ).rejects.toMatchObject({ code: 'validation_failed' })
})

test('A current password whose hash changes during each verification is refused after two tries, and audited', async ({
  start,
}) => {
  const { open, context } = await start()
  await open().call('register', { body: ada })
  await open().call('register', { body: bob })
  const { database, hasher } = context
  const [actor] = await database.query<Actor>(
    'select user_id as "userId", sessions.id as "sessionId", proof_hash as "proofHash" from sessions join users on users.id = user_id where email = $1',
    [bob.email],
  )
  if (actor === undefined) throw new Error('Signing up opens a session.')
  const verify = vi.fn<typeof hasher.verify>(async (hash, password) => {
    const isRight = await hasher.verify(hash, password)
    const again = await hasher.hash(bob.password)
    await database.query('update users set password_hash = $2 where id = $1', [actor.userId, again])
    return isRight
  })
  const refusalEvent = {
    event: 'social_link_refused',
    caller: { address: '192.0.2.1', userAgent: 'test' },
  } as const
  const write = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await expect(
    withCurrentPassword(
      { ...context, hasher: { ...hasher, verify } },
      { actor, password: bob.password, refusalEvent },
      () => write,
    ),
  ).rejects.toMatchObject({ code: 'validation_failed' })
  expect(await Promise.all(verify.mock.results.map(({ value }) => value as Promise<boolean>))).toEqual([
    true,
    true,
  ])
  expect(write).not.toHaveBeenCalled()
  const noted = "select user_id from audit_events where event = 'social_link_refused'"
  expect(await database.query(noted)).toEqual([{ user_id: actor.userId }])
})

test('Guesses at the current password share one limit over all calls, and are audited', async ({ start }) => {
  const limits = { ...testConfig.limits, passwordPerUser: { attempts: 3, seconds: 60 } }
  const { open, context } = await start({ limits })
  const browser = open()
  await browser.call('register', { body: ada })
  const guess = (call: 'password' | 'proof', password: string) =>
    browser.callForError(call, { password, ...(call === 'password' && { newPassword }) })
  for (const call of ['password', 'proof', 'password'] as const)
    expect(await guess(call, 'Wrong1password')).toMatchObject({ status: 422 })
  for (const call of ['password', 'proof'] as const)
    expect(await guess(call, ada.password)).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
      headers: { 'retry-after': expect.stringMatching(/^[1-9]/) },
    })
  const noted =
    "select event, user_id is not null as known from audit_events where event like '%refused' order by at"
  expect(await context.database.query(noted)).toEqual(
    ['password_change_refused', 'proof_refused', 'password_change_refused'].map((event) => ({
      event,
      known: true,
    })),
  )
})
