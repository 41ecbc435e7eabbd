import { createHmac, hash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { attempts } from '../database/schema.ts'

/** One press of a button, however often the browser sends it: after a turn of the device, after a lost answer. */
export interface Attempt {
  /** The normalised e-mail or phone: a key counts for one account alone. */
  readonly account: string
  /** The `Idempotency-Key`. */
  readonly key: string
}

const hoursKept = 1

/**
 * The session token of an attempt: the same for every time it is sent, so that whichever answer arrives last, the
 * cookie in it is good, and there is one session. Made from the key, which the database does not know, and a seed,
 * which only the database knows: neither side's leak gives the token away.
 */
export async function createAttemptToken(queries: Queries, attempt: Attempt): Promise<string> {
  const keyHash = hashAttempt(attempt)
  const [row] = await queries
    .insert(attempts)
    .values({ keyHash, seed: randomBytes(32).toString('base64url') })
    // Changes nothing, and gives the row back: of two at the same moment the second waits for the first one's seed.
    .onConflictDoUpdate({ target: attempts.keyHash, set: { keyHash } })
    .returning({ seed: attempts.seed })
  if (row === undefined) throw new Error('The insert of an attempt returned no row.')
  return createHmac('sha256', row.seed).update(attempt.key).digest('base64url')
}

/** Has this attempt been answered with success before? */
export async function isRepeated(queries: Queries, attempt: Attempt): Promise<boolean> {
  const rows = await queries
    .select({ keyHash: attempts.keyHash })
    .from(attempts)
    .where(
      and(
        eq(attempts.keyHash, hashAttempt(attempt)),
        gt(attempts.createdAt, sql`now() - make_interval(hours => ${hoursKept})`),
      ),
    )
  return rows.length > 0
}

/** Nobody sends an attempt again after an hour; this frees its room. */
export async function deleteOldAttempts(queries: Queries): Promise<void> {
  await queries
    .delete(attempts)
    .where(lt(attempts.createdAt, sql`now() - make_interval(hours => ${hoursKept})`))
}

function hashAttempt({ account, key }: Attempt): string {
  return hash('sha256', `${account}\n${key}`, 'base64url')
}
