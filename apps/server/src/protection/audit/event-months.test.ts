import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { Database } from '../../database/database.ts'
import { migrate } from '../../database/migrations/migrate.ts'
import { readMigrations } from '../../database/migrations/read-migrations.ts'
import { serverTest as test } from '../../testing/server-test.ts'
import { isCitus } from '../../testing/test-database.ts'
import { deleteOldEvents, dropOldEventMonths, createEventMonths } from './event-months.ts'

/** How a process of the previous release writes an event. */
const oldStatement = `insert into audit_events (id, event, user_id) values ($1, $2, null)`

/** The name of the table for the month that is this many months from now. */
async function nameMonth({ query }: Database, months: number): Promise<string> {
  const [row] = await query<{ name: string }>(
    `select to_char(${monthFromNow(months)}, '"audit_events_"YYYY_MM') as name`,
  )
  return row?.name ?? ''
}

/** @param at an SQL expression @returns the table that the event is in */
async function writeEvent({ query }: Database, at: string): Promise<string | undefined> {
  const id = randomUUID()
  await query(`insert into audit_events (id, event, at) values ($1, 'login', ${at})`, [id])
  const parts = await query<{ name: string }>(
    "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_events'::regclass",
  )
  for (const { name } of parts)
    if ((await query(`select 1 from ${name} where id = $1`, [id])).length > 0) return name
  return undefined
}

const monthFromNow = (months: number) => `date_trunc('month', now()) + interval '${months} months 1 day'`

describe('the tables of the audit trail', () => {
  test('exist for the coming months, even if two processes create them at once, and later events go to a default table', async ({
    start,
  }) => {
    const { context } = await start()
    const { database } = context
    await Promise.all([createEventMonths(database), createEventMonths(database)])
    const places = []
    for (const months of [-100, 0, 1, 2, 3, 4]) places.push(await writeEvent(database, monthFromNow(months)))
    const before = expect.stringMatching(/^audit_events_before_\d{4}_\d\d$/)
    const [second, third] = [await nameMonth(database, 2), await nameMonth(database, 3)]
    expect(places).toEqual([before, before, before, second, third, 'audit_events_other'])
  })

  test('can be created although events of a missing month went to the default table', async ({ start }) => {
    const { database } = (await start()).context
    const [second, third] = [await nameMonth(database, 2), await nameMonth(database, 3)]
    await database.runScript(`drop table if exists ${second}; drop table if exists ${third};`)
    expect(await writeEvent(database, monthFromNow(2))).toBe('audit_events_other')
    await createEventMonths(database)
    expect(await writeEvent(database, monthFromNow(2))).toBe('audit_events_other')
    expect(await writeEvent(database, monthFromNow(3))).toBe(third)
    await database.runScript('delete from audit_events_other')
    await createEventMonths(database)
    expect(await writeEvent(database, monthFromNow(2))).toBe(second)
  })

  test.for([
    ['a day more than the age of its last event', (age: number) => age + 1, true],
    ['exactly the age of its last event', (age: number) => age, false],
    ['0', () => 0, true],
  ] as const)(
    'are dropped or kept as a whole by AUDIT_DAYS: %s',
    async ([, auditDays, isKept], { start }) => {
      const { database } = (await start()).context
      // Only the name counts for the deletion. The partition's bounds are in the future, because the past belongs to the table of older events.
      await database.runScript(`
      create table audit_events_1999_01 (like audit_events including defaults);
      alter table audit_events attach partition audit_events_1999_01 for values from ('2990-01-01Z') to ('2990-02-01Z');`)
      const [row] = await database.query<{ age: number }>(
        `select floor(extract(epoch from now() - timestamptz '1999-02-01Z') / 86400)::int as age`,
      )
      await dropOldEventMonths(database, auditDays(row?.age ?? NaN))
      expect(await database.query("select to_regclass('audit_events_1999_01')::text as name")).toEqual([
        { name: isKept ? 'audit_events_1999_01' : null },
      ])
      await database.runScript('drop table if exists audit_events_1999_01')
    },
  )

  // Skipped on Citus: dropping the schema would drop the extension too.
  test.skipIf(isCitus)(
    'keep all events from before an upgrade, and those that the previous release writes meanwhile',
    async ({ start }) => {
      const { database } = (await start()).context
      await database.runScript('drop schema public cascade; create schema public;')
      const all = await readMigrations()
      const before = all.filter(({ name }) => name < '0018')
      await migrate(database, { migrations: before })
      await database.query(oldStatement, [randomUUID(), 'before'])
      for (let count = before.length + 1; count <= all.length; count++) {
        await migrate(database, { migrations: all.slice(0, count) })
        await database.query(oldStatement, [randomUUID(), `after ${all[count - 1]?.name}`])
      }
      const rows = await database.query<{ event: string }>('select event from audit_events order by at')
      expect(rows.map(({ event }) => event)).toEqual([
        'before',
        ...all.slice(before.length).map(({ name }) => `after ${name}`),
      ])
      expect(await deleteOldEvents(database, 1, 10)).toBe(0)
      await database.query("update audit_events set at = now() - interval '2 days' where event = 'before'")
      expect(await deleteOldEvents(database, 1, 10)).toBe(1)
    },
  )
})
