import { and, inArray, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../../database/database.ts'
import { sessions } from '../../../database/schema/schema.ts'
import { describeError } from '../../../operations/observability/describe-error.ts'
import { seenEveryMinutes, type SessionEnd } from './session-end.ts'

/** In ms: how long nothing is written after a failure. A read-only database refuses each of these statements, and a full one is spared them. */
const pauseAfterFailure = 60_000

interface SeenSession {
  readonly id: string
  readonly token_hash: string
}

/**
 * Writes when sessions were last used. No answer waits for it, and a failure costs nothing but precision: it is logged once, until a write
 * succeeds.
 * @param now in ms, on a clock that only goes forward
 */
export function createSeenRecorder(
  { drizzle }: Pick<Database, 'drizzle'>,
  log: Logger,
  end: SessionEnd,
  now = () => performance.now(),
): (rows: readonly SeenSession[]) => void {
  let pausedUntil = -Infinity
  let isFailing = false

  async function write(rows: readonly SeenSession[]): Promise<void> {
    const userIds = rows.map(({ id }) => id)
    const tokenHashes = rows.map(({ token_hash }) => token_hash)
    const isDue = lt(
      sessions.lastSeenAt,
      sql`now() - make_interval(mins => ${sql.raw(String(seenEveryMinutes(end)))})`,
    )
    try {
      await drizzle
        .update(sessions)
        .set({ lastSeenAt: sql`now()` })
        .where(and(inArray(sessions.userId, userIds), inArray(sessions.tokenHash, tokenHashes), isDue))
      isFailing = false
    } catch (error) {
      pausedUntil = now() + pauseAfterFailure
      if (isFailing) return
      isFailing = true
      log.warn(
        { error: describeError(error) },
        'could not write when sessions were last used: tried again every minute, and not logged again until it succeeds',
      )
    }
  }

  return (rows) => {
    if (rows.length > 0 && now() >= pausedUntil) void write(rows)
  }
}
