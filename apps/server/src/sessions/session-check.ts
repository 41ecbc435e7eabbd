import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { toUser, userColumns } from '../accounts/user.ts'
import type { User } from '@foyer/core/wire'
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

interface Waiting {
  resolve(current: Current | undefined): void
  reject(error: unknown): void
}

const seenEveryMinutes = 5

/** All checks that arrive in one turn of the event loop go to the database as one statement. */
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

  let waiting = new Map<string, Waiting[]>()

  async function checkAll(): Promise<void> {
    const batch = waiting
    waiting = new Map()
    try {
      const rows = await find.execute({ hashes: [...batch.keys()] })
      for (const { tokenHash, sessionId, isDue, ...user } of rows) {
        const current = { sessionId, user: toUser(user) }
        for (const { resolve } of batch.get(tokenHash) ?? []) resolve(current)
        batch.delete(tokenHash)
      }
      for (const { resolve } of [...batch.values()].flat()) resolve(undefined)
      noteSeen(rows.filter(({ isDue }) => isDue).map(({ tokenHash }) => tokenHash))
    } catch (error) {
      for (const { reject } of [...batch.values()].flat()) reject(error)
    }
  }

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

  return (token) => {
    if (!isSessionToken(token)) return Promise.resolve(undefined)
    return new Promise((resolve, reject) => {
      if (waiting.size === 0) setImmediate(() => void checkAll())
      const tokenHash = hashSessionToken(token)
      const others = waiting.get(tokenHash)
      if (others === undefined) waiting.set(tokenHash, [{ resolve, reject }])
      else others.push({ resolve, reject })
    })
  }
}
