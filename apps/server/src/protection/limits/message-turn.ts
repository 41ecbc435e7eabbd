import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { rateLimits } from '../../database/schema/schema.ts'
import { secondsRefused } from './limited-account.ts'
import { findStanding, type Place } from './place.ts'
import type { RateLimit } from './rate-limit-numbers.ts'
import { TooManyAttemptsError } from './too-many-attempts-error.ts'

/**
 * Counts a message to an e-mail address or a phone number for the place that asks, so that two of them have a minute between them.
 * It is counted in the transaction that makes what the message carries: a request that is refused before, or sent again, takes no
 * turn.
 * @throws TooManyAttemptsError
 */
export async function takeMessageTurn(
  queries: Queries,
  limit: RateLimit,
  place: Place,
  account: string,
): Promise<void> {
  const { from, to, knownDevice } = await findStanding(queries, { place, account, isOfMessages: true })
  const { key, attempts, countedAt, expiresAt } = rateLimits
  // One that is to end twice its length from now began while the database's clock was ahead.
  const isOver = sql`(${expiresAt} <= excluded.counted_at or
    ${expiresAt} - excluded.counted_at > make_interval(secs => ${2 * limit.seconds}))`
  const [count] = await queries
    .insert(rateLimits)
    .values({
      key: `message:${to}:${knownDevice ?? from}`,
      attempts: 1,
      countedAt: sql`now()`,
      expiresAt: sql`now() + make_interval(secs => ${limit.seconds})`,
    })
    .onConflictDoUpdate({
      target: key,
      // Not `now()` again: Citus takes no function of the clock here.
      set: {
        attempts: sql`case when ${isOver} then 1 else ${attempts} + 1 end`,
        countedAt: sql`excluded.counted_at`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${expiresAt} end`,
      },
    })
    .returning({
      attempts,
      secondsLeft: sql<number>`extract(epoch from ${expiresAt} - ${countedAt})::float8`,
    })
  const retryAfterSeconds = secondsRefused(count, { limit })
  if (retryAfterSeconds !== null) throw new TooManyAttemptsError(retryAfterSeconds)
}
