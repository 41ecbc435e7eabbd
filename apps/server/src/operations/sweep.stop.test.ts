import { describe, expect } from 'vitest'
import type { Context } from '../context.ts'
import { serverTest as test, type TestServer } from '../testing/server-test.ts'
import { sweep, sweepHourly } from './sweep.ts'

/** The context of a process that is told to stop while a deletion of used values runs, of which there are more than a batch. */
async function stopWithinBatch({ context }: TestServer) {
  const { query } = context.database
  await query(
    `insert into used_values (value_hash, expires_at) select 'value ' || number, now() from generate_series(1, 2500) as number`,
  )
  const stopping = new AbortController()
  const observed: typeof query = async (text, values) => {
    if (text.startsWith('delete from used_values')) stopping.abort()
    return query(text, values)
  }
  const changed: Context = {
    ...context,
    database: { ...context.database, query: observed },
    stopping: stopping.signal,
  }
  return {
    changed,
    stopping: stopping.signal,
    countLeft: async () => (await query('select 1 from used_values')).length,
    countLeases: async () => (await query(`select 1 from leases where name = 'sweep'`)).length,
  }
}

describe('the sweep of a process that stops', () => {
  test('ends after its batch, without a failure, and another process can go on at once', async ({
    start,
  }) => {
    const server = await start()
    const { changed, countLeft, countLeases } = await stopWithinBatch(server)
    expect(await sweep(changed)).toBe(1_000)
    expect(await countLeft()).toBe(1_500)
    expect(await countLeases()).toBe(0)
    expect(server.log.filter((line) => !line.includes('"level":"info"'))).toEqual([])
    expect(await sweep(server.context)).toBe(1_500)
  })

  test('is waited for', async ({ start }) => {
    const server = await start()
    const { changed, stopping, countLeases } = await stopWithinBatch(server)
    const sweeps = sweepHourly(changed, { first: 0, next: 3_600_000 })
    await expect.poll(() => stopping.aborted).toBe(true)
    await sweeps.end()
    expect(await countLeases()).toBe(0)
    expect(server.log.filter((line) => !line.includes('"level":"info"'))).toEqual([])
  })
})
