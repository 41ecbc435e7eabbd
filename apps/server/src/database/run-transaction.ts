import type { Queries } from './database.ts'
import { isRetryable } from './sql-state.ts'

const tries = 5

/** Runs a transaction again after a conflict with another one, which is frequent in a distributed PostgreSQL. */
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
