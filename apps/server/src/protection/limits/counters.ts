import { createBatch, type BatchOptions } from '../../database/batch.ts'
import type { Database } from '../../database/database.ts'
import { deleteExpired } from '../../database/delete-batch.ts'

export interface Addition {
  readonly key: string
  /** The length of the window, if this addition starts one. */
  readonly seconds: number
  /** -1 takes one count back. */
  readonly by: 1 | -1
}

export interface Count {
  readonly attempts: number
  readonly secondsLeft: number
}

export type CountsOf<Additions> = { -readonly [Index in keyof Additions]: Count }

export interface Mark {
  readonly key: string
  /** In seconds: how long the mark is kept; 0 deletes the count. */
  readonly seconds: number
}

/** Counts in fixed windows, shared by all processes on one database and timed by its clock. */
export interface Counters {
  /** Each addition is atomic. @returns for each the count after it */
  add<const Additions extends readonly Addition[]>(additions: Additions): Promise<CountsOf<Additions>>
  /** Sets each count to zero, and keeps it for the given time. */
  mark(marks: readonly Mark[]): Promise<void>
  /** @returns how many of at most `size` */
  removeExpired(size: number): Promise<number>
}

// Both statements lock rows in the order of their keys, so that two processes cannot deadlock.
// A window never ends later than its full length from now: the database's clock may have been ahead when the window began.
// Taking a count back after its window has ended does not affect the next window: a count is never below 0.
// The current time is passed in the inserted row, because Citus allows no clock function in an update or after `returning`.
const addClause = `
  on conflict (key) do update set
    attempts = greatest(
      0,
      excluded.attempts + case when held.expires_at <= excluded.counted_at then 0 else held.attempts end
    ),
    counted_at = excluded.counted_at,
    expires_at = case
      when held.expires_at <= excluded.counted_at then excluded.expires_at
      else least(held.expires_at, excluded.expires_at)
    end
  returning key, attempts, extract(epoch from expires_at - counted_at)::float8 as "secondsLeft"`

const markClause = 'on conflict (key) do update set attempts = 0, expires_at = excluded.expires_at'

/** Inserts one row without a select, so that Citus can send the statement unchanged to the machine that has the row. */
const writeOne = (ending: string) => `
  insert into rate_limits as held (key, attempts, counted_at, expires_at)
  values ($1, $2, now(), now() + make_interval(secs => $3)) ${ending}`

const writeMany = (ending: string) => `
  insert into rate_limits as held (key, attempts, counted_at, expires_at)
  select key, attempts, now(), now() + make_interval(secs => seconds)
  from unnest($1::text[], $2::int[], $3::float8[]) as written (key, attempts, seconds)
  order by key collate "C" ${ending}`

export function createCounters(database: Database, options: BatchOptions): Counters {
  const { isDistributed } = database
  const addOne = createBatch<Addition, Count>((batch) => addAll(database, batch), {
    ...options,
    isDistributed,
  })
  const markOne = createBatch<Mark, void>(
    async (batch) => {
      await write(database, markClause, new Map(batch.map(({ key, seconds }) => [key, { by: 0, seconds }])))
      return batch.map(() => undefined)
    },
    { ...options, isDistributed },
  )
  return {
    add: async <const Additions extends readonly Addition[]>(additions: Additions) =>
      (await Promise.all(additions.map(addOne))) as CountsOf<Additions>,
    async mark(marks) {
      await Promise.all(marks.map(markOne))
    },
    removeExpired(size) {
      return deleteExpired(database, { table: 'rate_limits', key: 'key', by: 'expires_at' }, size)
    },
  }
}

/** @param rows by their keys */
function write<Row extends object>(
  { query }: Database,
  ending: string,
  rows: ReadonlyMap<string, { readonly by: number; readonly seconds: number }>,
): Promise<Row[]> {
  const [keys, values] = [[...rows.keys()], [...rows.values()]]
  const columns = [keys, values.map(({ by }) => by), values.map(({ seconds }) => seconds)]
  return rows.size === 1
    ? query(
        writeOne(ending),
        columns.map(([value]) => value),
      )
    : query(writeMany(ending), columns)
}

async function addAll(database: Database, batch: readonly Addition[]): Promise<Count[]> {
  const sums = new Map<string, { by: number; seconds: number }>()
  for (const { key, by, seconds } of batch) sums.set(key, { by: by + (sums.get(key)?.by ?? 0), seconds })
  const rows = await write<Count & { key: string }>(database, addClause, sums)
  const totals = new Map(
    rows.map(({ key, attempts, secondsLeft }) => [
      key,
      { attempts: attempts - (sums.get(key)?.by ?? 0), secondsLeft },
    ]),
  )
  // Each addition gets its own result, as if additions with the same key had been made one after the other.
  return batch.map(({ key, by }) => {
    const count = totals.get(key)
    if (count === undefined) throw new Error(`The database did not answer for ${key}.`)
    count.attempts += by
    return { ...count }
  })
}
