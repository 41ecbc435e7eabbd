import { expect, vi } from 'vitest'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'
import { knownHashes } from './formats/testing/known-hashes.ts'
import { OverloadedError } from './overloaded-error.ts'
import type { PasswordHasher } from './password-hasher.ts'

// R10.28
test.for(knownHashes)(
  'a person whose password another system hashed signs in with it, and it becomes argon2id: $source',
  async ({ password, hash }, { start }) => {
    const { open, context } = await start()
    await open().call('register', { body: ada })
    await context.database.query('update users set password_hash = $1', [hash])
    expect(await open().callForError('login', { ...ada, password: `${password}-` })).toMatchObject({
      status: 401,
    })
    expect(await open().call('login', { body: { ...ada, password } })).toMatchObject({ status: 200 })
    const [row] = await context.database.query<{ hash: string }>('select password_hash as hash from users')
    expect(row?.hash).toMatch(/^\$argon2id\$/)
    expect(await open().call('login', { body: { ...ada, password } })).toMatchObject({ status: 200 })
  },
)

test('a person whose password another system hashed can change it in the session that they already have', async ({
  start,
}) => {
  const { open, context } = await start()
  const browser = open()
  await browser.call('register', { body: ada })
  const [{ hash, password } = { hash: '', password: '' }] = knownHashes
  await context.database.query('update users set password_hash = $1', [hash])
  const change = { password, newPassword: 'Another2horse' }
  expect(await browser.callForError('password', change)).toMatchObject({ status: 204 })
})

test.for<[what: string, hash: PasswordHasher['hash']]>([
  ['the queue of passwords is full', () => Promise.reject(new OverloadedError(3))],
  // PostgreSQL does not accept this character in a text.
  ['the database does not take the new hash', () => Promise.resolve('\0')],
])('a right password signs in with a working session, although %s', async ([, hash], { start }) => {
  const { open, context, log } = await start()
  await open().call('register', { body: ada })
  const [known = { hash: '', password: '' }] = knownHashes
  await context.database.query('update users set password_hash = $1', [known.hash])
  vi.spyOn(context.hasher, 'hash').mockImplementationOnce(hash)
  const browser = open()
  const body = { ...ada, password: known.password }
  expect(await browser.call('login', { body })).toMatchObject({ status: 200 })
  expect(await browser.call('session')).toMatchObject({ status: 200 })
  expect(log.join('\n')).toContain('a weak password hash could not be replaced')
  expect(log.join('\n')).not.toContain(known.hash)
  // The next sign-in tries again.
  expect(await open().call('login', { body })).toMatchObject({ status: 200 })
  const [row] = await context.database.query<{ hash: string }>('select password_hash as hash from users')
  expect(row?.hash).toMatch(/^\$argon2id\$/)
})
