import { createBatch, type BatchOptions } from '../../database/batch.ts'
import type { Database } from '../../database/database.ts'

export interface Addition {
  readonly key: string
  /** The length of the window, if this addition starts one. */
  readonly seconds: number
  /** -1 takes one back. */
  readonly by: 1 | -1
}

export interface Count {
  readonly attempts: number
  readonly secondsLeft: number
}

export type CountsOf<Additions> = { -readonly [Index in keyof Additions]: Count }

export interface Mark {
  readonly key: string
  /** How long the mark is kept; 0 removes the count. */
  readonly seconds: number
}

/** Counts in fixed windows, shared by all processes on one database and timed by its clock. */
export interface Counters {
  /** One atomic step. @returns for each addition the count after it */
  add<const Additions extends readonly Addition[]>(additions: Additions): Promise<CountsOf<Additions>>
  /** Sets each count to zero, and keeps it for the given time. */
  mark(marks: readonly Mark[]): Promise<void>
  isMarked(key: string): Promise<boolean>
  /** @returns how many of at most `size` */
  removeExpired(size: number): Promise<number>
}

// Both statements lock rows in the order of their keys, so that two processes cannot deadlock.
// Taking a count back after its window has ended does not affect the next window, so that a count is never below 0.
const addStatement = `
  insert into rate_limits as held (key, attempts, expires_at)
  select key, attempts, now() + make_interval(secs => seconds)
  from unnest($1::text[], $2::int[], $3::float8[]) as added (key, attempts, seconds)
  order by key collate "C"
  on conflict (key) do update set
    attempts = case
      when held.expires_at <= now() then greatest(excluded.attempts, 0)
      else held.attempts + excluded.attempts
    end,
    expires_at = case when held.expires_at <= now() then excluded.expires_at else held.expires_at end
  returning key, attempts, extract(epoch from expires_at - now())::float8 as "secondsLeft"`

const markStatement = `
  insert into rate_limits (key, attempts, expires_at)
  select key, 0, now() + make_interval(secs => seconds)
  from unnest($1::text[], $2::float8[]) as marked (key, seconds)
  order by key collate "C"
  on conflict (key) do update set attempts = 0, expires_at = excluded.expires_at`

// Rows that are locked now are left for the next sweep.
const writeRemoveStatement = (size: number) => `
  delete from rate_limits where key = any(array(
    select key from rate_limits where expires_at <= now() order by expires_at limit ${size} for update skip locked
  )) returning 1`

export function createCounters(database: Database, options: BatchOptions): Counters {
  const add = createBatch<readonly Addition[], Count[]>((batch) => addAll(database, batch), options)
  const mark = createBatch<readonly Mark[], void>(async (batch) => {
    const seconds = new Map(batch.flat().map((each) => [each.key, each.seconds]))
    await database.query(markStatement, [[...seconds.keys()], [...seconds.values()]])
    return batch.map(() => undefined)
  }, options)
  return {
    add: async <const Additions extends readonly Addition[]>(additions: Additions) =>
      (await add(additions)) as CountsOf<Additions>,
    mark,
    async isMarked(key) {
      const rows = await database.query('select 1 from rate_limits where key = $1 and expires_at > now()', [
        key,
      ])
      return rows.length > 0
    },
    async removeExpired(size) {
      return (await database.query(writeRemoveStatement(size))).length
    },
  }
}

async function addAll(database: Database, batch: readonly (readonly Addition[])[]): Promise<Count[][]> {
  const sums = new Map<string, { by: number; seconds: number }>()
  for (const { key, by, seconds } of batch.flat())
    sums.set(key, { by: by + (sums.get(key)?.by ?? 0), seconds })
  const rows = await database.query<Count & { key: string }>(addStatement, [
    [...sums.keys()],
    Array.from(sums.values(), (sum) => sum.by),
    Array.from(sums.values(), (sum) => sum.seconds),
  ])
  const running = new Map(
    rows.map(({ key, attempts, secondsLeft }) => [
      key,
      { attempts: attempts - (sums.get(key)?.by ?? 0), secondsLeft },
    ]),
  )
  // Each addition gets its own result, as if the additions with the same key had come one after the other.
  return batch.map((additions) =>
    additions.map(({ key, by }) => {
      const count = running.get(key)
      if (count === undefined) throw new Error(`The database did not answer for ${key}.`)
      count.attempts += by
      return { ...count }
    }),
  )
}
