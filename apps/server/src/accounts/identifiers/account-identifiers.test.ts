import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'
import { isCitus, isEmbedded } from '../../testing/test-database.ts'
import { lockPerson } from '../hold-person.ts'
import { revokeUnproven } from './account-identifiers.ts'

const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

// Skipped on the embedded database: it has one connection, so transactions cannot wait for each other. And on Citus, which cannot change the
// column that distributes a table.
test.skipIf(isEmbedded || isCitus)(
  'An unproven address that passes to another account while its owner proves it is taken from neither',
  async ({ start }) => {
    const { open, context } = await start()
    const { drizzle, query } = context.database
    const former = (await open().call('register', { body: ada })).body
    const present = (await open().call('register', { body: bob })).body
    const name = { kind: 'email', normalized: ada.email } as const
    const taking = await drizzle.transaction(async (transaction) => {
      await lockPerson(transaction, former.id)
      const taken = drizzle.transaction((other) => revokeUnproven(other, name))
      await expect.poll(() => query(waiting)).toHaveLength(1)
      for (const [from, to] of [
        [ada.email, 'new@example.test'],
        [bob.email, ada.email],
      ])
        await transaction.execute(sql`update user_emails set email = ${to} where email = ${from}`)
      await transaction.execute(sql`update users set email = 'new@example.test' where id = ${former.id}`)
      return { taken }
    })
    await taking.taken
    expect(await query('select email, user_id as "userId" from user_emails order by email')).toEqual([
      { email: ada.email, userId: present.id },
      { email: 'new@example.test', userId: former.id },
    ])
    expect(await query('select email from users where id = $1', [former.id])).toEqual([
      { email: 'new@example.test' },
    ])
  },
)

test('A person whose unproven address goes to the account that proves it is the only one who loses an address', async ({
  start,
}) => {
  const { open, context } = await start()
  const { drizzle, query } = context.database
  await open().call('register', { body: bob })
  await open().call('register', { body: ada })
  await drizzle.transaction((transaction) =>
    revokeUnproven(transaction, { kind: 'email', normalized: ada.email }),
  )
  expect(await query('select email from user_emails')).toEqual([{ email: bob.email }])
  expect(await query('select email from users order by email')).toEqual([
    { email: bob.email },
    { email: null },
  ])
})
