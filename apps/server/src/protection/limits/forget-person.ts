import { eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { rateLimits } from '../../database/schema/schema.ts'
import { ceilingsOf } from './limited-account.ts'
import { hashName } from './place.ts'
import { noticesOf } from './sign-in-notices.ts'

const { key } = rateLimits

/**
 * Deletes the known places of an account, and the counts of its person. The counts of its names stay until their window ends, at most a
 * day: otherwise anybody could get more messages to a number by repeatedly creating and deleting an account with it.
 * @param names normalised
 */
export async function forgetPerson(
  queries: Queries,
  { userId, names }: { userId: string; names: readonly string[] },
): Promise<void> {
  const accountHash = hashName(userId)
  const shared = Object.values(ceilingsOf('second-factor', userId))
  const counted = ['password', 'export', 'recovery-codes'].map((name) => `${name}:${userId}`)
  const ofPerson = inArray(key, [...counted, ...shared])
  const ofSecondFactor = sql`starts_with(${key}, ${`second-factor:${accountHash}`})`
  const ofNotices = sql`starts_with(${key}, ${noticesOf(userId)})`
  await forget(queries, [ofPerson, ofSecondFactor, ofNotices, ...[userId, ...names].map(isPlaceOf)])
}

/**
 * Deletes the known places of an account, whoever has signed in there: each has limits of its own, which would allow more guesses. Call it
 * at the end of a transaction that has locked the person: concurrent sign-ins have stored their place by then, so it is deleted too.
 * @param names normalised
 */
export async function forgetPlaces(queries: Queries, names: readonly string[]): Promise<void> {
  if (names.length > 0) await forget(queries, names.map(isPlaceOf))
}

function isPlaceOf(name: string): SQL {
  return sql`starts_with(${key}, ${`known:${hashName(name)}:`})`
}

async function forget(queries: Queries, conditions: readonly SQL[]): Promise<void> {
  const rows = await queries
    .select({ key })
    .from(rateLimits)
    .where(or(...conditions))
    .orderBy(key)
  // One by one in the order of their keys, as in `counters.ts`, to avoid deadlocks.
  for (const row of rows) await queries.delete(rateLimits).where(eq(key, row.key))
}
