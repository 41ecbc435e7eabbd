import { expect } from 'vitest'
import { argon2idHashOf } from '../../testing/old-hash.ts'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test, withRealHashes } from '../../testing/server-test.ts'
import { replaceWeakHash } from './replace-weak-hash.ts'

test('a password that was changed during the sign-in is not put back', async ({ start }) => {
  const { open, context } = await start(withRealHashes)
  const { body: user } = await open().call('register', { body: ada })
  const passwordHash = argon2idHashOf(bob.password)
  const account = { user: { ...user, createdAt: new Date(user.createdAt) }, passwordHash }
  await replaceWeakHash(context, account, bob.password)
  expect(await open().call('login', { body: ada })).toMatchObject({ status: 200 })
})
