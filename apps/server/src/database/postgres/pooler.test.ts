import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { startFakePooler } from '../../testing/postgres/fake-pooler.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { checkPreparedStatements } from './check-prepared-statements.ts'

const { close, url } = await openTestDatabase()
afterAll(close)

async function openPooler() {
  const pooler = await startFakePooler(url ?? '')
  onTestFinished(pooler.close)
  return pooler
}

describe.runIf(url !== null)('a pooler', () => {
  test('that has a single connection does not keep the server from starting', async () => {
    const pooler = await openPooler()
    await expect(checkPreparedStatements(pooler.url)).resolves.toBeUndefined()
  })
})
