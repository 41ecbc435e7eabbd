import type { PGlite } from '@electric-sql/pglite'

/** What is told of a database that has given up. @param error PostgreSQL's last words */
export type TellLost = (error: unknown) => void

export interface Loss {
  /** Why the files may no longer be used, such as because another process uses them; `undefined` while they may. */
  readonly findLoss: () => Error | undefined
  /** Called once PostgreSQL has given up. */
  readonly tellLost: TellLost
}

/**
 * Lets nothing more be asked of PostgreSQL once its files belong to another process, which it would destroy; or once it has given up
 * (PANIC), such as on a full disk that has no room for its log. PGlite would call the dead program for ever, in a loop that keeps this
 * process from anything else, even from ending.
 */
export function stopOnceLost(client: PGlite, { findLoss, tellLost }: Loss): void {
  let panic: Error | undefined

  function guard<Values extends unknown[], Result>(ask: (...values: Values) => Promise<Result>) {
    return async (...values: Values): Promise<Result> => {
      const lost = panic ?? findLoss()
      if (lost !== undefined) throw lost
      try {
        return await ask(...values)
      } catch (error) {
        if (!isPanic(error)) throw error
        panic = new Error('The embedded database has given up.', { cause: error })
        tellLost(error)
        throw panic
      }
    }
  }

  // Whatever is asked of PGlite passes one of the two, also what it asks by itself: to end a transaction, or to close.
  client.execProtocol = guard(client.execProtocol.bind(client))
  client.execProtocolStream = guard(client.execProtocolStream.bind(client))
}

function isPanic(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC'
}
