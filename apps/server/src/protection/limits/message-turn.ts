import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { rateLimits } from '../../database/schema/schema.ts'
import { computeRetryAfter } from './limited-account.ts'
import { resolvePlace, type Place } from './place.ts'
import type { RateLimit } from './rate-limit-numbers.ts'
import { TooManyAttemptsError } from './too-many-attempts-error.ts'

/**
 * Limits the messages to an e-mail address or a phone number that one place requests to one a minute. Call it in the transaction that
 * creates the code or link of the message: then a request that is refused earlier, or is sent again, does not count.
 * @throws TooManyAttemptsError
 */
export async function consumeMessage(
  queries: Queries,
  limit: RateLimit,
  place: Place,
  account: string,
): Promise<void> {
  const { originKey, accountKey, knownDevice } = await resolvePlace(queries, {
    place,
    account,
    isOfMessages: true,
  })
  const { key, attempts, countedAt, expiresAt } = rateLimits
  // If more than twice the length is left, the row was written while the database's clock was ahead, and is ignored.
  const isExpired = sql`(${expiresAt} <= excluded.counted_at or
    ${expiresAt} - excluded.counted_at > make_interval(secs => ${2 * limit.seconds}))`
  const [count] = await queries
    .insert(rateLimits)
    .values({
      key: `message:${accountKey}:${knownDevice ?? originKey}`,
      attempts: 1,
      countedAt: sql`now()`,
      expiresAt: sql`now() + make_interval(secs => ${limit.seconds})`,
    })
    .onConflictDoUpdate({
      target: key,
      // Not `now()` again: Citus allows no clock function here.
      set: {
        attempts: sql`case when ${isExpired} then 1 else ${attempts} + 1 end`,
        countedAt: sql`excluded.counted_at`,
        expiresAt: sql`case when ${isExpired} then excluded.expires_at else ${expiresAt} end`,
      },
    })
    .returning({
      attempts,
      secondsLeft: sql<number>`extract(epoch from ${expiresAt} - ${countedAt})::float8`,
    })
  const retryAfterSeconds = computeRetryAfter(count, { limit })
  if (retryAfterSeconds !== null) throw new TooManyAttemptsError(retryAfterSeconds)
}
