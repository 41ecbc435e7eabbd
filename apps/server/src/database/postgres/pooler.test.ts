import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { startFakePooler } from '../../testing/postgres/fake-pooler.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { databaseDefaults } from '../database.ts'
import { checkPreparedStatements } from './check-prepared-statements.ts'
import { openPool } from './open-pool.ts'

const { database, close, url } = await openTestDatabase()
afterAll(close)

async function openPooler() {
  const pooler = await startFakePooler(url ?? '')
  onTestFinished(pooler.close)
  return pooler
}

describe.runIf(url !== null)('a pooler', () => {
  test('with a single connection does not prevent the server from starting', async () => {
    const pooler = await openPooler()
    await expect(checkPreparedStatements(pooler.url)).resolves.toBeUndefined()
  })

  test('is recognised, even if the database has the server’s own time limits', async () => {
    const [row] = await database.query<{ name: string }>('select current_database() as name')
    const milliseconds = databaseDefaults.statementSeconds * 1_000
    await database.runScript(`alter database "${row?.name}" set statement_timeout = ${milliseconds}`)
    const found: boolean[] = []
    for (const address of [url ?? '', (await openPooler()).url]) {
      const { pool, hasPooler } = await openPool(address, { poolSize: 1 })
      found.push(hasPooler)
      await pool.end()
    }
    expect(found).toEqual([false, true])
  })
})
