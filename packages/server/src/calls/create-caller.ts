import type { Breaker } from './breaker.ts'
import {
  exchange,
  FailedAnswerError,
  notFoyer,
  unavailable,
  type Exchange,
  type Exchanged,
} from './exchange.ts'
import { FoyerError } from '../foyer-error.ts'
import { UnsuitableAnswerError } from './read-answer.ts'

/** Calls Foyer, and reads its answer. `read` throws UnsuitableAnswerError for an answer that is not valid for this call. */
export type CallFoyer = <Value>(
  path: string,
  init: RequestInit,
  read: (answer: Exchanged) => Value,
) => Promise<Value>

export interface CallerOptions extends Exchange {
  readonly breaker: Breaker
  readonly onError?: ((error: FoyerError) => void) | undefined
}

/** Makes the function that calls Foyer: it makes no call while the breaker is open, and passes errors of 500 and 503 to `onError`. */
export function createCaller({ breaker, onError, ...to }: CallerOptions): CallFoyer {
  return async (path, init, read) => {
    const admission = breaker.admit()
    if ('wait' in admission) throw createOpenCircuitError(to.origin, admission.wait)
    let isWell = true
    try {
      return read(await exchange(to, path, init))
    } catch (thrown) {
      const error = toFoyerError(to.origin, thrown)
      if (error instanceof FoyerError) {
        // While Foyer answers, its own faults must not keep everybody else's calls away.
        isWell = error.code !== 'foyer_unavailable' || thrown instanceof FailedAnswerError
        if (error.status >= 500) void notifyError(error, onError)
      }
      throw error
    } finally {
      admission.report(isWell)
    }
  }
}

function toFoyerError(origin: string, thrown: unknown): unknown {
  if (thrown instanceof UnsuitableAnswerError) return notFoyer(origin, thrown.message, { cause: thrown })
  if (thrown instanceof FailedAnswerError) return unavailable(thrown.message, { cause: thrown })
  return thrown
}

/** Whatever `onError` throws, at once or later, does not change what the caller gets. */
async function notifyError(
  error: FoyerError,
  onError: ((error: FoyerError) => unknown) | undefined,
): Promise<void> {
  try {
    await onError?.(error)
  } catch {
    // There is no other log.
  }
}

function createOpenCircuitError(origin: string, wait: number): FoyerError {
  const retryAfter = Math.ceil(wait / 1_000)
  return unavailable(
    `Foyer at ${origin} has failed several times in a row, and is asked again in ${retryAfter} s.`,
    {
      retryAfter,
    },
  )
}
