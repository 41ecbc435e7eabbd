/** The number of failures in a row after which no call is made for a while. */
const failuresToOpen = 5

/** In ms. */
const firstPause = 1_000
const longestPause = 10_000

/** The permission for one call, whose outcome has to be reported; or the milliseconds to wait until the next one. */
export type Admission = { readonly report: (isWell: boolean) => void } | { readonly wait: number }

export interface Breaker {
  admit(): Admission
}

/**
 * A circuit breaker for calls to a server that does not answer. It opens after five failures in a row, for one second, and admits no call
 * meanwhile. After the pause it admits one call as a trial: a success closes it, and a failure opens it for twice as long, at most ten
 * seconds.
 * @param now a monotonic clock, in ms
 */
export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let pause = firstPause
  /** `null`: it is closed, and admits every call. */
  let openUntil: number | null = null
  let isTrying = false
  /** Incremented each time it opens. Reports of calls that began earlier are ignored: they say nothing about the server's current state. */
  let round = 0

  function open(): void {
    openUntil = now() + pause
    pause = Math.min(pause * 2, longestPause)
    isTrying = false
    round++
  }

  function takeReport(isWell: boolean): void {
    if (isWell) {
      failures = 0
      pause = firstPause
      openUntil = null
    } else {
      failures++
      if (openUntil !== null || failures === failuresToOpen) open()
    }
  }

  return {
    admit() {
      if (openUntil !== null) {
        const rest = openUntil - now()
        if (rest > 0) return { wait: rest }
        // All others wait for the outcome of the trial.
        if (isTrying) return { wait: firstPause }
        isTrying = true
      }
      const asked = round
      return {
        report(isWell) {
          if (asked === round) takeReport(isWell)
        },
      }
    },
  }
}
