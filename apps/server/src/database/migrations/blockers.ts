import type { Database } from '../database.ts'

/** A connection that holds a lock which a migration waits for. */
interface Blocker {
  readonly pid: number
  readonly application: string
  readonly user: string | null
  /** How long it has been in a transaction; `null`: this database user may not see it. */
  readonly seconds: number | null
}

export interface Blockage {
  /** The table with the lock; `null` if the migration waits for transactions to end. */
  readonly table: string | null
  readonly blockers: readonly Blocker[]
}

const statement = `
  select pid, coalesce(nullif(application_name, ''), 'a program without a name') as application, usename as user,
    extract(epoch from clock_timestamp() - xact_start)::int as seconds,
    (select relation::regclass::text from pg_locks where pid = $1 and not granted and relation is not null limit 1) as table
  from pg_stat_activity where pid = any(pg_blocking_pids($1))
  order by xact_start nulls last`

/** Keeps the table of the previous look: one made at the end of the wait may still see who blocks, but no longer the table. */
export function keepKnownTable(current: Blockage, previous: Blockage | undefined): Blockage {
  return current.table === null && previous !== undefined ? { ...current, table: previous.table } : current
}

/** Finds what a connection is waiting for now; `undefined` if nothing. @param pid its process in PostgreSQL */
async function findBlockage({ query }: Database, pid: number): Promise<Blockage | undefined> {
  const rows = await query<Blocker & { table: string | null }>(statement, [pid])
  const [first] = rows
  return first && { table: first.table, blockers: rows }
}

/** Runs `work`, and meanwhile checks repeatedly what its connection is waiting for. @param onBlockage called with each blockage */
export async function watchBlockages<Result>(
  database: Database,
  {
    pid,
    intervalMilliseconds,
    onBlockage,
  }: { pid: number; intervalMilliseconds: number; onBlockage: (blockage: Blockage) => void },
  work: () => Promise<Result>,
): Promise<Result> {
  const check = () => {
    findBlockage(database, pid).then(
      (blockage) => blockage && onBlockage(blockage),
      // Ignored: a user without the rights cannot see who blocks.
      () => undefined,
    )
  }
  const timer = setInterval(check, intervalMilliseconds)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

/** For example `process 4711 of PostgreSQL (pg_dump, user backup, in a transaction for 75 s)`. */
export function describeBlockers({ blockers }: Blockage): string {
  const described = blockers.map(({ pid, application, user, seconds }) => {
    const userPart = user === null ? [] : [`user ${user}`]
    const durationPart = seconds === null ? [] : [`in a transaction for ${seconds} s`]
    return `process ${pid} of PostgreSQL (${[application, ...userPart, ...durationPart].join(', ')})`
  })
  return described.join(' and ')
}
