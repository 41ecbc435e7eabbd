import { expect } from 'vitest'
import { argon2idHashOf } from '../../testing/old-hash.ts'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test, withRealHashes } from '../../testing/server-test.ts'
import { replaceWeakHash } from './replace-weak-hash.ts'

test('rehashing a password at sign-in does not undo a password change made meanwhile', async ({ start }) => {
  const { open, context } = await start(withRealHashes)
  const { body: user } = await open().call('register', { body: ada })
  const passwordHash = argon2idHashOf(bob.password)
  const account = { user: { ...user, createdAt: new Date(user.createdAt), lang: null }, passwordHash }
  await replaceWeakHash(context, account, bob.password)
  expect(await open().call('login', { body: ada })).toMatchObject({ status: 200 })
})

test('rehashing leaves a hash of current strength and an account without a password unchanged', async ({
  start,
}) => {
  const { open, context } = await start(withRealHashes)
  const { body: user } = await open().call('register', { body: ada })
  const read = 'select password_hash as "passwordHash" from users'
  const before = await context.database.query<{ passwordHash: string }>(read)
  const found = { ...user, createdAt: new Date(user.createdAt), lang: null }
  for (const passwordHash of [before[0]?.passwordHash ?? '', null])
    await replaceWeakHash(context, { user: found, passwordHash }, ada.password)
  expect(await context.database.query(read)).toEqual(before)
})
