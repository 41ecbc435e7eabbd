export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

export const realClock: Clock = {
  now: Date.now,
  wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
}

/** Settles with the work, whether it succeeds or fails, and at the latest after so long. */
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
