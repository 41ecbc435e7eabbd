import { hash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { users } from '../../database/schema/schema.ts'
import { ada } from '../../testing/people.ts'
import { readToken, recoveryTest as test } from '../../testing/recovery-test.ts'
import { isEmbedded } from '../../testing/test-database.ts'
import { hashName } from '../../protection/limits/place.ts'
import { lockPerson } from '../hold-person.ts'
import { setPassword } from './set-password.ts'

const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

// Skipped on the embedded database: it has one connection, on which nothing waits for anything.
test.skipIf(isEmbedded)(
  'A recovery waits for a password that is being set, and is told then that its link is over',
  async ({ server, inbox }) => {
    const { open, context } = server
    const owner = open()
    await open().call('register', { body: ada })
    await owner.call('recovery', { body: { email: ada.email } })
    const token = await readToken(server, inbox)
    const { drizzle, query } = context.database
    const passwordHash = await context.hasher.hash('Another1password')
    const { recovered } = await drizzle.transaction(async (transaction) => {
      const [person] = await transaction.select({ id: users.id }).from(users)
      const userId = person?.id ?? ''
      await lockPerson(transaction, userId)
      const recovered = owner.refused('recoveryConfirm', { token, password: 'Owner2password' })
      await vi.waitFor(async () => expect(await query(waiting)).toHaveLength(1), 20_000)
      // The recovery has locked nothing yet that is deleted here: the two would wait for each other.
      await transaction.execute(
        sql`select 1 from recovery_links where token_hash = ${hash('sha256', token, 'base64url')} for update nowait`,
      )
      await setPassword(transaction, { userId, passwordHash, sessionId: randomUUID() }, () =>
        Promise.resolve(),
      )
      return { recovered }
    })
    expect(await recovered).toMatchObject({ body: { code: 'recovery_invalid' } })
  },
)

// Skipped on the embedded database: it has one connection, on which nothing waits for anything.
test.skipIf(isEmbedded)(
  'While a password is being set, sign-ins of the same person and of others are counted at once, and then the places are forgotten',
  async ({ server }) => {
    const { open, context } = server
    const { database, hasher, limits } = context
    const { body } = await open().call('register', { body: ada })
    const place = { address: '192.0.2.1', device: 'the secret of a laptop' }
    const names = [ada.email, 'bob@example.test']
    await limits.rewardLogin(place, names)
    const passwordHash = await hasher.hash('Another1password')
    await database.drizzle.transaction((transaction) =>
      setPassword(transaction, { userId: body.id, passwordHash, sessionId: randomUUID() }, async () => {
        // Over another connection: it would wait for places that the transaction has deleted, until its lock timeout.
        await limits.rewardLogin(place, names)
      }),
    )
    const listPlaces = (name: string) =>
      database.query("select 1 from rate_limits where starts_with(key, 'known:' || $1)", [hashName(name)])
    expect(await Promise.all(names.map(listPlaces))).toEqual([[], expect.objectContaining({ length: 2 })])
  },
)
