import { expect } from 'vitest'
import { hashSessionToken } from '../../accounts/sessions/session-token.ts'
import { ada } from '../../testing/people.ts'
import { codeOf, advanceTime, recoveryTest as test } from '../../testing/recovery-test.ts'

const previousToken = 'A'.repeat(43)

// Rows as the previous release has written them, without values in the columns that migration 0023 adds.
// R10.32
test('Accounts and sessions of the previous release keep working, unproven and with their password, until somebody proves them', async ({
  server,
  inbox,
}) => {
  const { query } = server.context.database
  const passwordHash = await server.context.hasher.hash(ada.password)
  const [{ id }] = (await query<{ id: string }>(
    'insert into users (id, email, password_hash) values (gen_random_uuid(), $1, $2) returning id',
    [ada.email, passwordHash],
  )) as [{ id: string }]
  await query('insert into user_emails (email, user_id) values ($1, $2)', [ada.email, id])
  await query(
    `insert into sessions (token_hash, id, user_id, expires_at) values ($1, gen_random_uuid(), $2, now() + interval '1 day')`,
    [hashSessionToken(previousToken), id],
  )
  const former = { cookie: `foyer-session=${previousToken}` }
  const person = server.open()
  expect(await person.call('session', { headers: former })).toMatchObject({ status: 200, body: { id } })
  const own = await person.call('identifiers', { headers: former })
  expect(own.body.identifiers).toEqual([{ kind: 'email', value: ada.email, verifiedAt: null }])
  expect(await person.call('exportAccount', { headers: former })).toMatchObject({ status: 200 })
  await advanceTime(server, 11 * 60)
  expect(await person.call('exportAccount', { headers: former })).toMatchObject({ status: 403 })

  expect(await person.call('login', { body: ada })).toMatchObject({ status: 200 })
  await person.call('verification', { body: { kind: 'email' } })
  const code = await codeOf(server, inbox, 'email')
  // The password may be anybody's, so the person who proves the address has to set a new one.
  expect(await person.call('verificationConfirm', { body: { code } })).toMatchObject({
    status: 200,
    body: { ended: { unlinked: [], hadPassword: true } },
  })
  expect(await person.call('session')).toMatchObject({ status: 200 })
  expect(await person.call('session', { headers: former })).toMatchObject({ status: 401 })
  expect(await server.open().call('login', { body: ada })).toMatchObject({ status: 401 })
})
