import { expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

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
  const browser = open()
  await browser.call('register', { body: ada })
  const { hasher } = context
  const asked: { hasher: typeof hasher } = context
  asked.hasher = { ...hasher, verify: () => Promise.reject(new Error('Nothing was to be hashed.')) }
  try {
    expect(await browser.refused('deleteAccount', { password: '' })).toMatchObject({ status: 422 })
  } finally {
    asked.hasher = hasher
  }
})
