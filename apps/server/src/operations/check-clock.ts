import type { Context } from '../context.ts'

/** In seconds. Codes of authenticator apps still work then: they are accepted for 30 seconds before and after their own. */
const tolerated = 5

/**
 * Measures how far this process's clock is from the database's, and warns of a difference that will make people fail.
 * @param now in ms since 1970; for tests
 */
export async function checkClock(
  { database, log, metrics }: Pick<Context, 'database' | 'log' | 'metrics'>,
  now: () => number = Date.now,
): Promise<void> {
  const before = now()
  const [row] = await database.query<{ time: number }>(
    "select date_part('epoch', clock_timestamp()) * 1000 as time",
  )
  if (row === undefined) throw new Error('The database returned no time.')
  const offset = measureOffset({ before, time: row.time, after: now() }) / 1_000
  metrics.setClockOffset(offset)
  if (Math.abs(offset) <= tolerated) return
  log.warn(
    { seconds: Math.round(Math.abs(offset)), clock: offset > 0 ? 'ahead' : 'behind' },
    'the clock of this process is not that of the database: synchronise both by NTP, or codes of authenticator apps and links expire at a wrong time',
  )
}

interface Measurement {
  readonly before: number
  /** The database's time, read between the other two. */
  readonly time: number
  readonly after: number
}

/** In ms: how far the process is ahead of the database, at least; negative: behind. A slow answer alone is no difference. */
function measureOffset({ before, time, after }: Measurement): number {
  if (before > time) return before - time
  return Math.min(0, after - time)
}
