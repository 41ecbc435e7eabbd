import { afterAll, describe, expect, test } from 'vitest'
import {
  endConnections,
  signIn,
  startBehindGate,
  unavailable,
} from '../../testing/postgres/start-behind-gate.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../database.ts'

const own = await openTestDatabase()
afterAll(() => own.close())

/** Makes new connections read-only, and ends all others. */
async function turnReadOnly(): Promise<void> {
  const [row] = await own.database.query<{ name: string }>('select current_database() as name')
  await own.database.runScript(`alter database "${row?.name}" set default_transaction_read_only = on`)
  await endConnections(own)
}

async function acceptWrites(): Promise<void> {
  const [row] = await own.database.query<{ name: string }>('select current_database() as name')
  await own.database.runScript(
    `set default_transaction_read_only = off; alter database "${row?.name}" reset default_transaction_read_only`,
  )
}

/** Opens as many connections as there may be. @returns the process ids of their backends */
async function listBackends(database: Database, count: number): Promise<number[]> {
  const one = () => database.query<{ pid: number }>('select pg_backend_pid() as pid from pg_sleep(0.1)')
  return (await Promise.all(Array.from({ length: count }, one))).flatMap((rows) => rows.map(({ pid }) => pid))
}

async function countOpen(backends: readonly number[]): Promise<number> {
  const rows = await own.database.query('select 1 from pg_stat_activity where pid = any($1)', [backends])
  return rows.length
}

// The embedded database is never read-only.
describe.runIf(own.url !== null)('when PostgreSQL turns read-only', () => {
  test('the server is unready, writes are 503, and sessions work over the connections that it has', async () => {
    const { browser, database, signUp, close } = await startBehindGate(own, { poolSize: 4 })
    await signIn(browser)
    await turnReadOnly()
    await expect.poll(async () => (await browser.call('session')).status).toBe(200)
    expect(await browser.call('readyz')).toMatchObject(unavailable)
    const backends = await listBackends(database, 4)
    for (let number = 0; number < 2; number++) expect(await signUp()).toMatchObject(unavailable)
    // A connection on which a write was refused is closed, and no other.
    const kept = (await listBackends(database, 4)).filter((backend) => backends.includes(backend))
    expect(kept).toHaveLength(2)
    await acceptWrites()
    await close()
  })

  test('and another primary takes over, the server is ready again without having been sent a write', async () => {
    const { browser, database, close } = await startBehindGate(own, { poolSize: 4 })
    await signIn(browser)
    await turnReadOnly()
    await expect.poll(async () => (await browser.call('session')).status).toBe(200)
    // As on an old primary: these connections stay read-only, whatever new ones are.
    const backends = await listBackends(database, 4)
    await acceptWrites()
    await expect.poll(async () => (await browser.call('readyz')).status).toBe(200)
    await expect.poll(() => countOpen(backends)).toBe(0)
    await close()
  })

  test('and accepts writes again at new connections, the first refused write closes all old ones', async () => {
    const { browser, database, signUp, close } = await startBehindGate(own, { poolSize: 4 })
    await signIn(browser)
    await turnReadOnly()
    await expect.poll(async () => (await browser.call('session')).status).toBe(200)
    const backends = await listBackends(database, 4)
    await acceptWrites()
    expect(await signUp()).toMatchObject(unavailable)
    await expect.poll(() => countOpen(backends)).toBe(0)
    expect(await signUp()).toMatchObject({ status: 201 })
    expect(await browser.call('readyz')).toMatchObject({ status: 200 })
    await close()
  })
})
