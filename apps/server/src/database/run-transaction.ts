import type { Queries } from './database.ts'
import { isRetryable } from './sql-state.ts'

const maxAttempts = 5

/** Runs a transaction again after a conflict with another one, which is frequent in a distributed PostgreSQL. */
export async function runTransaction<Result>(
  queries: Queries,
  run: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  for (let remaining = maxAttempts; ; remaining--) {
    try {
      return await queries.transaction(run)
    } catch (error) {
      if (remaining <= 1 || !isRetryable(error)) throw error
    }
  }
}
