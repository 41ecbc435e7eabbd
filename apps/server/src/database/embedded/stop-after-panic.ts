import type { PGlite } from '@electric-sql/pglite'

/** What is told of a database that has given up. @param error PostgreSQL's last words */
export type TellLost = (error: unknown) => void

/**
 * Lets nothing more be asked of PostgreSQL once it has given up (PANIC), such as on a full disk that has no room for its log.
 * PGlite would call the dead program for ever, in a loop that keeps this process from anything else, even from ending.
 */
export function stopAfterPanic(client: PGlite, tellLost: TellLost): void {
  let lost: Error | undefined

  function guard<Values extends unknown[], Result>(ask: (...values: Values) => Promise<Result>) {
    return async (...values: Values): Promise<Result> => {
      if (lost !== undefined) throw lost
      try {
        return await ask(...values)
      } catch (error) {
        if (!isPanic(error)) throw error
        lost = new Error('The embedded database has given up.', { cause: error })
        tellLost(error)
        throw lost
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
