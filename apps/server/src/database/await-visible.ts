import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database.ts'

/** In ms. Machines that have agreed to commit do so within a few of them. */
const longest = 2_000
const between = 20

/**
 * Looks for what a transaction has written of which one machine has shown the end already. Where tables are spread over several, the others show
 * it moments later (docs/decisions/014-tables-for-a-distributed-postgresql.md); elsewhere it is there or is not.
 */
export async function awaitVisible<Found>(
  { isDistributed }: Pick<Database, 'isDistributed'>,
  look: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for (let waited = 0; ; waited += between) {
    const found = await look()
    if (found !== undefined || !isDistributed || waited >= longest) return found
    await pause(between)
  }
}
