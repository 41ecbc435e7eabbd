import type { PGlite } from '@electric-sql/pglite'
import { DatabaseUnavailableError } from '../observed/database-unavailable-error.ts'

/** Reports that the database has failed for good. @param error PostgreSQL's last error */
export type OnLost = (error: unknown) => void

export interface Loss {
  /** Why the files may no longer be used, for example because another process uses them; `undefined` while they may be. */
  readonly findLoss: () => Error | undefined
  /** Called once PostgreSQL has failed for good. */
  readonly onLost: OnLost
}

/**
 * Rejects all further calls to PostgreSQL once its files belong to another process, which it would destroy, or once it has panicked
 * (PANIC), for example because a full disk has no room for its log. PGlite would keep calling the dead program in an endless loop, in which
 * this process could do nothing else, not even end.
 */
export function stopOnceLost(client: PGlite, { findLoss, onLost }: Loss): void {
  let panic: Error | undefined

  function guard<Values extends unknown[], Result>(call: (...values: Values) => Promise<Result>) {
    return async (...values: Values): Promise<Result> => {
      const loss = panic ?? findLoss()
      if (loss !== undefined) throw new DatabaseUnavailableError(loss)
      try {
        return await call(...values)
      } catch (error) {
        if (!isPanic(error)) throw error
        panic = new Error('The embedded database has given up.', { cause: error })
        onLost(error)
        throw new DatabaseUnavailableError(panic)
      }
    }
  }

  // Every call goes through one of these two, even PGlite's own, such as ending a transaction or closing.
  client.execProtocol = guard(client.execProtocol.bind(client))
  client.execProtocolStream = guard(client.execProtocolStream.bind(client))
}

function isPanic(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC'
}
