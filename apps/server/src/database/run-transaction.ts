import type { Queries } from './database.ts'
import { isRetryable } from './sql-state.ts'

const tries = 5

/** A transaction that is run again where another one was in its way: a distributed PostgreSQL says so more often. */
export async function runTransaction<Result>(
  queries: Queries,
  run: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  for (let left = tries; ; left--) {
    try {
      return await queries.transaction(run)
    } catch (error) {
      if (left <= 1 || !isRetryable(error)) throw error
    }
  }
}
