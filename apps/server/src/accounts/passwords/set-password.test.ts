import { hash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { users } from '../../database/schema/schema.ts'
import { ada, bob } from '../../testing/people.ts'
import { readToken, recoveryTest as test } from '../../testing/recovery-test.ts'
import { isEmbedded } from '../../testing/test-database.ts'
import { hashName } from '../../protection/limits/place.ts'
import { lockPerson } from '../hold-person.ts'
import { setPassword } from './set-password.ts'

const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

// Skipped on the embedded database: it has one connection, so transactions cannot wait for each other.
test.skipIf(isEmbedded)(
  'A recovery waits while a password is being set, and is then refused because its link is void',
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
      const recovered = owner.callForError('recoveryConfirm', { token, password: 'Owner2password' })
      await vi.waitFor(async () => expect(await query(waiting)).toHaveLength(1), 20_000)
      // The recovery must not have locked any row that `setPassword` deletes: otherwise the two would deadlock.
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

// Skipped on the embedded database: it has one connection, so transactions cannot wait for each other.
test.skipIf(isEmbedded)(
  'Sign-ins are recorded without waiting while a password is being set, which then forgets the known places of its person',
  async ({ server }) => {
    const { open, context } = server
    const { database, hasher, limits } = context
    const { body } = await open().call('register', { body: ada })
    const place = { address: '192.0.2.1', device: 'the secret of a laptop' }
    const names = [ada.email, 'bob@example.test']
    await limits.rememberPlace(place, names)
    const passwordHash = await hasher.hash('Another1password')
    await database.drizzle.transaction((transaction) =>
      setPassword(transaction, { userId: body.id, passwordHash, sessionId: randomUUID() }, async () => {
        // Uses another connection. If the transaction had already deleted the places, this would wait for it until the lock timeout.
        await limits.rememberPlace(place, names)
      }),
    )
    const listPlaces = (name: string) =>
      database.query("select 1 from rate_limits where starts_with(key, 'known:' || $1)", [hashName(name)])
    expect(await Promise.all(names.map(listPlaces))).toEqual([[], expect.objectContaining({ length: 2 })])
  },
)

test('A new password ends the sessions, links, trust and known places of its person, and of nobody else', async ({
  server,
}) => {
  const { open, context } = server
  const { drizzle, query } = context.database
  const people: { readonly id: string; readonly email: string }[] = []
  for (const person of [ada, bob]) {
    const browser = open()
    const { body } = await browser.call('register', { body: person })
    await browser.call('recovery', { body: { email: person.email } })
    await context.limits.resetSecondFactorLimits({ address: '192.0.2.1', device: undefined }, body.id)
    people.push({ id: body.id, email: person.email })
  }
  const left = async () => {
    const places = await query<{ key: string }>("select key from rate_limits where key like 'known:%'")
    const isKnown = (name: string) => places.some(({ key }) => key.startsWith(`known:${hashName(name)}:`))
    return [
      ...(await query<{ id: string }>('select user_id as id from sessions')),
      ...(await query<{ id: string }>('select user_id as id from recovery_links')),
      ...(await query<{ id: string }>('select id from users where trust_after is null')),
      ...people.flatMap(({ id, email }) => [id, email].filter(isKnown).map(() => ({ id }))),
    ].map(({ id }) => id)
  }
  const [owner, other] = people.map(({ id }) => id)
  const before = await left()
  for (const person of [owner, other]) expect(before.filter((id) => id === person)).toHaveLength(5)
  const sessionId = randomUUID()
  const set = { userId: owner ?? '', passwordHash: 'the hash', sessionId }
  const then = (user: { email: string | null }) => Promise.resolve(user.email)
  expect(await drizzle.transaction((transaction) => setPassword(transaction, set, then))).toBe(ada.email)
  expect(await left()).toEqual(Array.from({ length: 5 }, () => other))
  expect(await query("select id, password_session_id from users where password_hash = 'the hash'")).toEqual([
    { id: owner, password_session_id: sessionId },
  ])
})

test('Setting the password of an account that was deleted meanwhile does nothing', async ({ server }) => {
  const { drizzle } = server.context.database
  const set = { userId: randomUUID(), passwordHash: 'the hash', sessionId: randomUUID() }
  const then = vi.fn<() => Promise<string>>(() => Promise.resolve('done'))
  expect(await drizzle.transaction((transaction) => setPassword(transaction, set, then))).toBeUndefined()
  expect(then).not.toHaveBeenCalled()
})
