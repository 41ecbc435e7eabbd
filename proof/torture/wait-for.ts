import { setTimeout as pause } from 'node:timers/promises'

/** Polls until there is a value. @throws Error after a number of seconds */
export async function waitFor<Value>(
  description: string,
  check: () => Value | undefined | Promise<Value | undefined>,
  seconds = 60,
): Promise<Value> {
  const deadline = performance.now() + seconds * 1_000
  for (;;) {
    const found = await check()
    if (found !== undefined) return found
    if (performance.now() > deadline) throw new Error(`${description}: not within ${seconds} s`)
    await pause(5)
  }
}
