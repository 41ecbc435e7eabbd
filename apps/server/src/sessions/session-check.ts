import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { toUser, userColumns } from '../accounts/user.ts'
import type { User } from '@foyer/core/wire'
import { createBatch } from '../database/batch.ts'
import type { Queries } from '../database/database.ts'
import { sessions, users } from '../database/schema.ts'
import { describeError } from '../observability/describe-error.ts'
import { hashSessionToken, isSessionToken } from './session-token.ts'

/** Who makes a request, and in which session. */
export interface Current {
  readonly sessionId: string
  readonly user: User
}

export interface SessionCheck {
  /** Asks the database every time: a session that was ended elsewhere is over here at once. */
  (token: string): Promise<Current | undefined>
}

const seenEveryMinutes = 5

/** Checks that arrive together go to the database as one statement. */
export function createSessionCheck(queries: Queries, log: Logger): SessionCheck {
  const find = queries
    .select({
      tokenHash: sessions.tokenHash,
      sessionId: sessions.id,
      isDue: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(mins => ${sql.raw(String(seenEveryMinutes))})`,
      ...userColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')}::text[])`,
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .prepare('check_sessions')

  const check = createBatch(
    async (hashes: readonly string[]): Promise<(Current | undefined)[]> => {
      const rows = await find.execute({ hashes: [...new Set(hashes)] })
      noteSeen(rows.filter(({ isDue }) => isDue).map(({ tokenHash }) => tokenHash))
      const found = new Map(
        rows.map(({ tokenHash, sessionId, isDue: _, ...user }) => [
          tokenHash,
          { sessionId, user: toUser(user) },
        ]),
      )
      return hashes.map((tokenHash) => found.get(tokenHash))
    },
    // While the database answers one batch, the next is put together.
    { atOnce: 2 },
  )

  /** Off the path of the answer, and seldom. Nobody waits for it, so a failure is only logged. */
  function noteSeen(hashes: string[]): void {
    if (hashes.length === 0) return
    queries
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(
        and(
          inArray(sessions.tokenHash, hashes),
          lt(sessions.lastSeenAt, sql`now() - make_interval(mins => ${sql.raw(String(seenEveryMinutes))})`),
        ),
      )
      .then(undefined, (error: unknown) => log.warn({ error: describeError(error) }, 'last seen not noted'))
  }

  return async (token) => (isSessionToken(token) ? check(hashSessionToken(token)) : undefined)
}
