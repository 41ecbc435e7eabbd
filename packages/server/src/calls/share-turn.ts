/**
 * Lets the look-ups of one turn of the event loop for the same key share one call. It starts when the turn is over, after the last of them
 * has begun, so that no look-up gets an answer from before it was asked.
 * @param atTurnsEnd runs a function when the current turn is over
 */
export function createTurn<Value>(
  call: (key: string) => Promise<Value>,
  atTurnsEnd: (run: () => void) => void = untilTurnsEnd(),
): (key: string) => Promise<Value> {
  const waiting = new Map<string, Promise<Value>>()
  return (key) => {
    const joined = waiting.get(key)
    if (joined) return joined
    const made = new Promise<Value>((resolve, reject) => {
      atTurnsEnd(() => {
        waiting.delete(key)
        call(key).then(resolve, reject)
      })
    })
    waiting.set(key, made)
    return made
  }
}

/** `setImmediate` where there is one (Node, Bun, Deno): a timer waits for a millisecond. */
function untilTurnsEnd(): (run: () => void) => void {
  const { setImmediate } = globalThis as { setImmediate?: (run: () => void) => unknown }
  return typeof setImmediate === 'function' ? setImmediate : (run) => setTimeout(run, 0)
}
