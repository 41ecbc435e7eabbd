import { expect } from 'vitest'
import { sweep } from '../../operations/sweep.ts'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test, type TestServer } from '../../testing/server-test.ts'

/** Stores both kinds of codes, as a process of the previous release does. */
async function storeFormerCodes({ context }: TestServer, userId: string, validFor: string): Promise<void> {
  const { query } = context.database
  const expiresAt = `now() + interval '${validFor}'`
  await query(
    `insert into recovery_codes (phone_hash, user_id, code_hash, expires_at) values ($1, $2, 'x', ${expiresAt})`,
    [`phone of ${userId}`, userId],
  )
  await query(
    `insert into password_setups (user_id, session_id, kind, given, normalized, password_hash, code_hash, expires_at)
     values ($1, $1, 'email', 'x', 'x', 'x', 'x', ${expiresAt})`,
    [userId],
  )
}

async function listOwners({ context }: TestServer): Promise<readonly string[]> {
  const rows = await context.database.query<{ id: string }>(
    'select user_id as id from recovery_codes union all select user_id from password_setups',
  )
  return rows.map(({ id }) => id)
}

test('A new password ends the codes that a process of the previous release has sent to the person, and to nobody else', async ({
  start,
}) => {
  const server = await start()
  const [person, other] = [server.open(), server.open()]
  const { body: user } = await person.call('register', { body: ada })
  const { body: otherUser } = await other.call('register', { body: bob })
  for (const { id } of [user, otherUser]) await storeFormerCodes(server, id, '10 minutes')
  const { password } = ada
  await person.call('password', { body: { password, newPassword: 'Different3staple' } })
  expect(await listOwners(server)).toEqual([otherUser.id, otherUser.id])
})

test('A sweep deletes the expired codes of processes of the previous release', async ({ start }) => {
  const server = await start()
  const { body: user } = await server.open().call('register', { body: ada })
  const { body: otherUser } = await server.open().call('register', { body: bob })
  await storeFormerCodes(server, user.id, '-1 second')
  await storeFormerCodes(server, otherUser.id, '10 minutes')
  await sweep(server.context)
  expect(await listOwners(server)).toEqual([otherUser.id, otherUser.id])
})
