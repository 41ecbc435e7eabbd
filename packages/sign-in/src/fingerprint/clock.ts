export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

export const realClock: Clock = {
  now: Date.now,
  wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
}

/** Resolves when the work has succeeded or failed, but at the latest after the given time in ms. */
export async function settleWithin(
  work: Promise<unknown>,
  clock: Clock,
  milliseconds: number,
): Promise<void> {
  const done = work.then(
    () => undefined,
    () => undefined,
  )
  await Promise.race([done, clock.wait(milliseconds)])
}
