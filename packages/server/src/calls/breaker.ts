/** Failures in a row after which nobody is asked for a while. */
const failuresToOpen = 5

const firstPause = 1_000
const longestPause = 10_000

/** Leave to ask, which is to be given back with how it went; or how many milliseconds to wait. */
export type Admission = { readonly report: (isWell: boolean) => void } | { readonly wait: number }

export interface Breaker {
  admit(): Admission
}

/**
 * Stops asking somebody who does not answer: opens after five failures in a row, for one second, and doubles that up to
 * ten. After the pause one call tries, and decides for all.
 * @param now milliseconds, which only go forward
 */
export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let pause = firstPause
  /** `null` while everybody may ask. */
  let openUntil: number | null = null
  let isTrying = false
  /** Another one since each opening and closing: what was asked before says nothing of what is there now. */
  let round = 0

  function open(): void {
    openUntil = now() + pause
    pause = Math.min(pause * 2, longestPause)
    failures = 0
    isTrying = false
    round++
  }

  function close(): void {
    openUntil = null
    pause = firstPause
    isTrying = false
    round++
  }

  function takeReport(isWell: boolean): void {
    failures = isWell ? 0 : failures + 1
    if (openUntil !== null && isWell) close()
    else if (openUntil !== null || failures === failuresToOpen) open()
  }

  return {
    admit() {
      if (openUntil !== null) {
        const rest = openUntil - now()
        if (rest > 0) return { wait: rest }
        // The others wait for what the trial finds out.
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
