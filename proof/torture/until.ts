import { setTimeout as pause } from 'node:timers/promises'

/** Polls until there is a value. @throws Error after a number of seconds */
export async function until<Value>(
  what: string,
  look: () => Value | undefined | Promise<Value | undefined>,
  seconds = 60,
): Promise<Value> {
  const end = performance.now() + seconds * 1_000
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`)
    await pause(5)
  }
}
