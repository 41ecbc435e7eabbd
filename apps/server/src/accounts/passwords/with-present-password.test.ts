import { expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'
import { withPresentPassword } from './with-present-password.ts'

// The session is kept, so that only the hash of the password shows the change.
test('A password change is refused where another password was set while it verified the old one', async ({
  start,
}) => {
  const { open, context } = await start()
  const thief = open()
  await thief.call('register', { body: ada })
  const others = await context.hasher.hash('Owner2password')
  const { hasher } = context
  const verified: { hasher: typeof hasher } = context
  verified.hasher = {
    ...hasher,
    async verify(hash, password) {
      const isRight = await hasher.verify(hash, password)
      await context.database.query('update users set password_hash = $1', [others])
      return isRight
    },
  }
  try {
    expect(
      await thief.refused('password', { password: ada.password, newPassword: 'Thief1password' }),
    ).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password', code: 'wrong_password' }] },
    })
  } finally {
    verified.hasher = hasher
  }
  expect(await context.database.query('select password_hash as hash from users')).toEqual([{ hash: others }])
})

test('A missing password is a wrong one, and takes no thread that hashes', async ({ start }) => {
  const { open, context } = await start()
  await open().call('register', { body: ada })
  const [who] = await context.database.query<{ userId: string; sessionId: string }>(
    'select user_id as "userId", id as "sessionId" from sessions',
  )
  if (who === undefined) throw new Error('Signing up opens a session.')
  const hasher = { ...context.hasher, verify: () => Promise.reject(new Error('Nothing was to be hashed.')) }
  const refused = {
    event: 'social_link_refused',
    caller: { address: '192.0.2.1', userAgent: 'test' },
  } as const
  await expect(
    withPresentPassword(
      { ...context, hasher },
      { who, password: '', refused },
      () => () => Promise.resolve(),
    ),
  ).rejects.toMatchObject({ code: 'validation_failed' })
})
