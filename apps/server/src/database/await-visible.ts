import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database.ts'

/** In ms. Machines that have agreed to commit normally do so within a few of them. */
const timeout = 2_000
const interval = 20

/**
 * Reads what a committed transaction has written. Where tables are spread over several machines, the write becomes visible on them at
 * slightly different times (docs/decisions/014-tables-for-a-distributed-postgresql.md), so it retries for up to two seconds; otherwise it
 * reads once.
 */
export async function awaitVisible<Found>(
  { isDistributed }: Pick<Database, 'isDistributed'>,
  read: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for (let elapsed = 0; ; elapsed += interval) {
    const found = await read()
    if (found !== undefined || !isDistributed || elapsed >= timeout) return found
    await pause(interval)
  }
}
