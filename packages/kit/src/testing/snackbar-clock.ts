/** A clock that the test advances. */
export function createClock() {
  let now = 1000
  let timers: readonly { readonly at: number; readonly run: () => void }[] = []
  return {
    now: () => now,
    setTimer: (run: () => void, milliseconds: number) => {
      const timer = { at: now + milliseconds, run }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    get timers(): number {
      return timers.length
    },
    /** Advances the time, and runs the timers that are due on the way. */
    advance: (milliseconds: number) => {
      const end = now + milliseconds
      for (;;) {
        const next = timers.toSorted((one, other) => one.at - other.at)[0]
        if (next === undefined || next.at > end) break
        now = next.at
        timers = timers.filter((other) => other !== next)
        next.run()
      }
      now = end
    },
  }
}
