/**
 * Lets the look-ups of one turn of the event loop for the same key share one call. It starts when the turn is over, after the last of them
 * has begun, so that no look-up gets an answer from before it was asked.
 * @param schedule runs a function when the current turn is over
 */
export function shareCallsInTurn<Value>(
  call: (key: string) => Promise<Value>,
  schedule: (run: () => void) => void = createScheduler(),
): (key: string) => Promise<Value> {
  const pending = new Map<string, Promise<Value>>()
  return (key) => {
    const existing = pending.get(key)
    if (existing) return existing
    const promise = new Promise<Value>((resolve, reject) => {
      schedule(() => {
        pending.delete(key)
        call(key).then(resolve, reject)
      })
    })
    pending.set(key, promise)
    return promise
  }
}

/**
 * May a request wait for a call that another one has begun? Not on Cloudflare's and Vercel's edge: when a request ends there, its timers and
 * calls are dropped, and whoever waits for them waits for ever.
 */
export function mayShareBetweenRequests(): boolean {
  const { navigator, EdgeRuntime } = globalThis as {
    navigator?: { userAgent?: string }
    EdgeRuntime?: unknown
  }
  return navigator?.userAgent !== 'Cloudflare-Workers' && EdgeRuntime !== 'vercel'
}

/** `setImmediate` where there is one (Node, Bun, Deno): a timer waits for a millisecond. */
function createScheduler(): (run: () => void) => void {
  const { setImmediate } = globalThis as { setImmediate?: (run: () => void) => unknown }
  return typeof setImmediate === 'function' ? setImmediate : (run) => setTimeout(run, 0)
}
