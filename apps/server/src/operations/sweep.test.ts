import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Database } from '../database/database.ts'
import { acquireLease } from '../database/lease.ts'
import { usedValues } from '../database/schema/schema.ts'
import { ada } from '../testing/people.ts'
import { serverTest as test } from '../testing/server-test.ts'
import { sweep } from './sweep.ts'

async function writeEvents(database: Database, ages: readonly number[]): Promise<void> {
  for (const days of ages) {
    await database.query(
      `insert into audit_events (id, at, event) values ($1, now() - make_interval(days => $2), $3)`,
      [randomUUID(), days, `${days} days ago`],
    )
  }
}

async function readEvents(database: Database): Promise<string[]> {
  const rows = await database.query<{ event: string }>('select event from audit_events order by at')
  return rows.map(({ event }) => event)
}

describe('the hourly sweep', () => {
  test('is counted as a success, with its time, or as failed', async ({ start }) => {
    const { context } = await start({ auditDays: 1 })
    const { metrics, database } = context
    const read = async (name: string) => {
      const { text } = await metrics.print()
      const line = text.split('\n').find((each) => each.startsWith(`${name} `))
      return Number(line?.split(' ')[1])
    }
    expect(await read('foyer_sweep_last_success_timestamp_seconds')).toBe(0)
    await writeEvents(database, [3, 2])
    await metrics.measureSweep(() => sweep(context))
    expect(await read('foyer_sweep_rows_total')).toBe(2)
    expect(await read('foyer_sweeps_total{outcome="success"}')).toBe(1)
    const last = await read('foyer_sweep_last_success_timestamp_seconds')
    expect(last).toBeGreaterThan(1_700_000_000)
    await expect(metrics.measureSweep(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await read('foyer_sweeps_total{outcome="failed"}')).toBe(1)
    expect(await read('foyer_sweep_last_success_timestamp_seconds')).toBe(last)
  })

  test.for([
    [365, [364, 29]],
    [30, [29]],
    [0, [366, 364, 29]],
  ] as const)(
    'with AUDIT_DAYS %i keeps the audit events of %o days ago',
    async ([auditDays, kept], { start }) => {
      const { context } = await start({ auditDays })
      await writeEvents(context.database, [366, 364, 29])
      await sweep(context)
      expect(await readEvents(context.database)).toEqual(kept.map((days) => `${days} days ago`))
    },
  )

  // R7.13
  test.for([
    [90, [89, 29]],
    [30, [29]],
    [0, [91, 89, 29]],
  ] as const)(
    'with VISITOR_DAYS %i keeps the devices seen %o days ago',
    async ([visitorDays, kept], { start }) => {
      const { context } = await start({ visitorDays })
      await context.database.query(
        `insert into visitors (user_id, device_id, fingerprint, last_seen_at)
       select gen_random_uuid(), gen_random_uuid(), '{}', now() - make_interval(days => days)
       from unnest($1::int[]) as days`,
        [[91, 89, 29]],
      )
      await sweep(context)
      const rows = await context.database.query<{ days: number }>(
        'select extract(epoch from now() - last_seen_at)::int / 86400 as days from visitors order by 1 desc',
      )
      expect(rows.map(({ days }) => days)).toEqual(kept)
    },
  )

  test('removes expired sessions and idempotent requests, and keeps those of today', async ({ start }) => {
    const { open, context } = await start()
    const [phone, laptop] = [open(), open()]
    const headers = { 'idempotency-key': randomUUID() }
    await phone.call('register', { body: ada, headers })
    await context.database.query(`update sessions set expires_at = now() - interval '1 second'`)
    await context.database.query(`update attempts set created_at = now() - interval '61 minutes'`)
    await laptop.call('login', { body: ada, headers: { 'idempotency-key': randomUUID() } })
    await sweep(context)
    expect(await context.database.query('select 1 from sessions')).toHaveLength(1)
    expect(await context.database.query('select 1 from attempts')).toHaveLength(1)
    expect(await laptop.call('session')).toMatchObject({ status: 200 })
  })

  test('removes expired authorization requests and used values, and keeps the others', async ({ start }) => {
    const { context } = await start()
    await context.database.query(
      `insert into social_states (state_hash, purpose, provider, redirect_uri, attempt_hash, expires_at)
       select 'state ' || minutes, 'sign-in', 'google', '', '', now() + make_interval(mins => minutes)
       from unnest(array[-1, 9]) as minutes`,
    )
    await context.database.query(
      `insert into used_values (value_hash, expires_at)
       select 'value ' || minutes, now() + make_interval(mins => minutes) from unnest(array[-1, 9]) as minutes`,
    )
    await sweep(context)
    const left = await context.database.query(
      'select state_hash as name from social_states union select value_hash from used_values order by 1',
    )
    expect(left).toEqual([{ name: 'state 9' }, { name: 'value 9' }])
  })

  test('rotates token keys when they are old, and deletes them once they have expired', async ({ start }) => {
    const { context } = await start()
    const readKids = async () =>
      (await context.database.query<{ kid: string }>('select kid from token_keys')).map(({ kid }) => kid)
    await sweep(context)
    const [first] = await readKids()
    await sweep(context)
    expect(await readKids()).toEqual([first])
    await context.database.query("update token_keys set created_at = now() - interval '31 days'")
    await sweep(context)
    expect(await readKids()).toHaveLength(2)
    await context.database.query("update token_keys set signs_from = now() - interval '1 day'")
    await context.database.query(
      "update token_keys set ends_at = now() - interval '1 second' where ends_at is not null",
    )
    await sweep(context)
    expect(await readKids()).toHaveLength(1)
    expect(await readKids()).not.toContain(first)
  })

  test('logs both of two failed parts, and completes all others', async ({ start }) => {
    const { context, log } = await start()
    const { query } = context.database
    const gone = ['recovery_links', 'captcha_answers']
    await query("insert into used_values (value_hash, expires_at) values ('over', now())")
    for (const table of gone) await query(`alter table ${table} rename to ${table}_elsewhere`)
    await expect(sweep(context)).rejects.toThrow('2 of its parts failed')
    for (const table of gone) await query(`alter table ${table}_elsewhere rename to ${table}`)
    const lines = log.filter((line) => line.includes('a part of the sweep failed'))
    expect(lines.map((line) => gone.find((table) => line.includes(`\\"${table}\\"`)))).toEqual(gone)
    expect(await query('select 1 from used_values')).toEqual([])
  })

  test('removes all rows, even if they are more than a batch', async ({ start }) => {
    const { context } = await start()
    await context.database.query(
      `insert into used_values (value_hash, expires_at) select 'value ' || number, now() from generate_series(1, 2500) as number`,
    )
    await sweep(context)
    expect(await context.database.query('select count(*)::int as count from used_values')).toEqual([
      { count: 0 },
    ])
  })

  test('is skipped while another process does it, until that process is done or gone', async ({ start }) => {
    const { context } = await start()
    const { database } = context
    await database.query("insert into used_values (value_hash, expires_at) values ('value', now())")
    const countLeft = async () => (await database.query('select 1 from used_values')).length
    const lease = await acquireLease(database, 'sweep', 60)
    await context.metrics.measureSweep(() => sweep(context))
    expect(await countLeft()).toBe(1)
    // A sweep that was skipped must not count as a success: otherwise nobody would notice that the other process never succeeds.
    const { text } = await context.metrics.print()
    expect(text).toContain('foyer_sweep_last_success_timestamp_seconds 0\n')
    expect(text).toContain('foyer_sweeps_total{outcome="success"} 0\n')
    expect(text).toContain('foyer_sweep_duration_seconds 0\n')
    // The other process was killed, so it does not release the lease, and the lease expires.
    await database.query("update leases set expires_at = now() - interval '1 second'")
    await sweep(context)
    expect(await countLeft()).toBe(0)
    await lease?.release()
  })

  // Skipped on Citus, where the deletion waits for the locked row.
  test.runIf(process.env['TEST_DATABASE_URL'] && !process.env['TEST_CITUS'])(
    'does not wait for locks: a locked row is left for later',
    async ({ start }) => {
      const { context } = await start()
      const { drizzle, query } = context.database
      await query("insert into used_values (value_hash, expires_at) values ('held', now()), ('free', now())")
      await drizzle.transaction(async (transaction) => {
        await transaction.select().from(usedValues).where(eq(usedValues.valueHash, 'held')).for('update')
        await sweep(context)
        expect(await query('select value_hash as name from used_values')).toEqual([{ name: 'held' }])
      })
    },
  )
})
