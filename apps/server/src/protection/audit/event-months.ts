import type { Database } from '../../database/database.ts'
import { deleteBatch } from '../../database/delete-batch.ts'
import { readErrorCode } from '../../operations/observability/error-code.ts'

// The audit trail has a partition for each month: `audit_events_2027_01`. Events from before the first of them are in
// `audit_events_before_2027_01`, and events that fit no partition in the default one, `audit_events_other` (0021-audit-events-by-month.sql).

/** The number of months for which there are partitions, not counting the current one. */
const monthsAhead = 3

/** In ms: as short as for a migration, because later statements queue behind it. */
const lockTimeout = 200

interface Partition {
  readonly name: string
  /** `null`: everything before `until`. */
  readonly from: Date | null
  /** The end of its range, exclusive. */
  readonly until: Date
}

/** Creates the partitions of this month and the next ones. If one fails, the next sweep tries again: until then events go to the default one. */
export async function createEventMonths(database: Database): Promise<void> {
  const parts = await listParts(database)
  const current = await readMonth(database)
  for (let ahead = 0; ahead <= monthsAhead; ahead++) {
    const [from, until] = [addMonths(current, ahead), addMonths(current, ahead + 1)]
    if (hasMonth(parts, from)) continue
    const name = nameOfMonth(from)
    // Created first and attached afterwards: this locks only the default partition, and not the table that everybody writes to.
    await ignoreIfInUse(
      database.runScript(`
        set local lock_timeout = ${lockTimeout};
        create table ${name} (like audit_events including defaults);
        alter table audit_events attach partition ${name}
          for values from ('${from.toISOString()}') to ('${until.toISOString()}');`),
    )
  }
}

/** Drops months that ended longer ago than this. @param days 0: keeps them for ever */
export async function dropOldEventMonths(database: Database, days: number): Promise<void> {
  if (days === 0) return
  const limit = (await readNow(database)).getTime() - days * 86_400_000
  for (const { name, until } of await listParts(database)) {
    if (until.getTime() > limit) continue
    await ignoreIfInUse(
      database.runScript(`set local lock_timeout = ${lockTimeout}; drop table if exists ${name};`),
    )
  }
}

export interface EventMonthFaults {
  /** The tables for this month and the next that do not exist. */
  readonly missing: readonly string[]
  /** The tables whose events are all older than they may be. */
  readonly overdue: readonly string[]
}

/** Finds what `createEventMonths` should have created by now, and `dropOldEventMonths` dropped. @param days 0: nothing is overdue */
export async function findEventMonthFaults(database: Database, days: number): Promise<EventMonthFaults> {
  const parts = await listParts(database)
  const current = await readMonth(database)
  const missing = [0, 1].map((ahead) => addMonths(current, ahead)).filter((month) => !hasMonth(parts, month))
  const limit = (await readNow(database)).getTime() - days * 86_400_000
  const overdue = days === 0 ? [] : parts.filter(({ until }) => until.getTime() <= limit)
  return { missing: missing.map(nameOfMonth), overdue: overdue.map(({ name }) => name) }
}

/**
 * Deletes old events outside of the monthly partitions, so that they do not stay until the whole table can be dropped.
 * @returns how many, of at most `size` in each table
 */
export async function deleteOldEvents(database: Database, days: number, size: number): Promise<number> {
  if (days === 0) return 0
  const isExpired = `at < now() - interval '${days} days'`
  const parts = await listParts(database)
  const shared = parts.filter(({ from }) => from === null).map(({ name }) => name)
  let deleted = 0
  for (const name of [...shared, 'audit_events_other']) {
    deleted += await deleteBatch(database, { table: name, key: 'id', by: 'at', isExpired }, size)
  }
  return deleted
}

/** The partitions with a month in their name: all but `audit_events_other`. */
async function listParts({ query }: Database): Promise<Partition[]> {
  const rows = await query<{ name: string }>(
    "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_events'::regclass order by 1",
  )
  return rows.flatMap(({ name }) => {
    const [, before, year, month] = /^audit_events_(before_)?(\d{4})_(\d\d)$/.exec(name) ?? []
    if (year === undefined) return []
    const named = new Date(Date.UTC(Number(year), Number(month) - 1))
    return [
      before === undefined
        ? { name, from: named, until: addMonths(named, 1) }
        : { name, from: null, until: named },
    ]
  })
}

/** The database's clock, which all processes share. */
async function readNow({ query }: Database): Promise<Date> {
  const [row] = await query<{ now: number }>("select date_part('epoch', now()) * 1000 as now")
  return new Date(row?.now ?? NaN)
}

async function readMonth(database: Database): Promise<Date> {
  const now = await readNow(database)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
}

function addMonths(month: Date, count: number): Date {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + count))
}

const nameOfMonth = (month: Date) => `audit_events_${month.toISOString().slice(0, 7).replace('-', '_')}`

function hasMonth(parts: readonly Partition[], month: Date): boolean {
  const end = addMonths(month, 1)
  return parts.some(({ from, until }) => (from === null || from <= month) && until >= end)
}

// A lock that somebody holds; a table that another process has created since or is creating (its name, or that of its row type);
// events of that month which are in `audit_events_other`, and stay there.
const retryLaterCodes = new Set(['55P03', '42P07', '42710', '23505', '23514'])

async function ignoreIfInUse(promise: Promise<void>): Promise<void> {
  await promise.catch((error: unknown) => {
    if (!retryLaterCodes.has(readErrorCode(error) ?? '')) throw error
  })
}
