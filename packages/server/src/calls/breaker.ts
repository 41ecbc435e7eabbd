/** The number of failures in a row after which no call is made for a while. */
const failureThreshold = 5

/** In ms. */
const initialDelay = 1_000
const maxDelay = 10_000

/** The permission for one call, whose outcome has to be reported; or the milliseconds to wait until the next one. */
export type Admission = { readonly report: (isWell: boolean) => void } | { readonly wait: number }

export interface Breaker {
  admit(): Admission
}

/**
 * A circuit breaker for calls to a server that does not answer. It opens after five failures in a row, for one second, and admits no call
 * meanwhile. After the pause it admits one call as a trial: a success closes it, and a failure opens it for twice as long, at most ten
 * seconds. If the trial reports nothing for ten seconds, another call is admitted.
 * @param now a monotonic clock, in ms
 */
export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let delay = initialDelay
  /** `null`: it is closed, and admits every call. */
  let openUntil: number | null = null
  /** Until when the outcome of a trial is awaited. An edge runtime may drop a call with its request, and then it never reports. */
  let trialUntil = -Infinity
  /** Incremented each time it opens. Reports of calls that began earlier are ignored: they say nothing about the server's current state. */
  let round = 0

  function open(): void {
    openUntil = now() + delay
    delay = Math.min(delay * 2, maxDelay)
    trialUntil = -Infinity
    round++
  }

  function handleReport(isWell: boolean): void {
    if (isWell) {
      failures = 0
      delay = initialDelay
      openUntil = null
    } else {
      failures++
      if (openUntil !== null || failures === failureThreshold) open()
    }
  }

  return {
    admit() {
      if (openUntil !== null) {
        const rest = openUntil - now()
        if (rest > 0) return { wait: rest }
        // All others wait for the outcome of the trial.
        if (now() < trialUntil) return { wait: initialDelay }
        trialUntil = now() + maxDelay
      }
      const admittedRound = round
      return {
        report(isWell) {
          if (admittedRound === round) handleReport(isWell)
        },
      }
    },
  }
}
