import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Queries } from '../../database/database.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'
import { isEmbedded } from '../../testing/test-database.ts'
import { lockPerson } from '../hold-person.ts'
import { readSecondFactor, needsSecondStep } from './second-step.ts'
import { endTrust, findTrust, trustDevice } from './trusted-devices.ts'

async function trust(queries: Queries, userId: string): Promise<string> {
  await lockPerson(queries, userId)
  return trustDevice(queries, userId, 30)
}

async function end(queries: Queries, userId: string): Promise<void> {
  await lockPerson(queries, userId)
  await endTrust(queries, userId)
}

// The embedded database has one connection, so no transaction begins while another one waits.
describe.skipIf(isEmbedded)('When trusting a browser races with revoking all trust', () => {
  test('the browser is not trusted if the revocation got the lock last, even for a sign-in that read the trust before', async ({
    start,
  }) => {
    const { open, context } = await start()
    const { drizzle, query } = context.database
    const { id } = (await open().call('register', { body: ada })).body
    await query('update users set second_factor_at = now()')
    const trustedAt = await drizzle.transaction(async (late) => {
      await late.execute(sql`select now()`)
      const token = await drizzle.transaction((early) => trust(early, id))
      const found = await findTrust(drizzle, { userId: id, token, days: 30 })
      await end(late, id)
      return found
    })
    expect(trustedAt).toBeInstanceOf(Date)
    const factor = await readSecondFactor(drizzle, id)
    expect(needsSecondStep(factor, { methods: ['pwd'], trustedAt, mustEnrol: false })).toBe(true)
  })

  test('the browser is trusted if the trust had the lock last', async ({ start }) => {
    const { open, context } = await start()
    const { drizzle, query } = context.database
    const { id } = (await open().call('register', { body: ada })).body
    await drizzle.transaction(async (late) => {
      await late.execute(sql`select now()`)
      await drizzle.transaction((early) => end(early, id))
      await trust(late, id)
    })
    expect(
      await query(
        'select trusted_at > trust_after as counts from trusted_devices join users on users.id = user_id where users.id = $1',
        [id],
      ),
    ).toEqual([{ counts: true }])
  })
})
