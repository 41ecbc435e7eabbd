import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { checkPoolSize } from './check-pool-size.ts'

const { database, close, url } = await openTestDatabase()
afterAll(close)

test('a pool that PostgreSQL has enough connections for causes no warning', async () => {
  expect(await checkPoolSize(database, 10)).toBeNull()
})

if (url !== null) {
  test('a larger pool causes one sentence with the number of connections', async () => {
    expect(await checkPoolSize(database, 900)).toMatch(
      /^DATABASE_POOL_SIZE: 900 is more than the \d+ connections that this PostgreSQL gives to the user\. Lower it, or raise max_connections\.$/,
    )
  })
}
