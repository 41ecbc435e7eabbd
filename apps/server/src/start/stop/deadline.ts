/** The time by which a piece of work of several phases has to be over. Each phase takes what the others have left. */
export interface Deadline {
  /** In ms: the time that is left; at least 0. */
  left(): number
}

/** @param milliseconds from now */
export function createDeadline(milliseconds: number, now = () => performance.now()): Deadline {
  const end = now() + milliseconds
  return { left: () => Math.max(0, end - now()) }
}

/** Waits for the work, but no longer than some milliseconds. @returns whether it is done @throws the error of the work */
export async function isDoneWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  try {
    return await Promise.race([work.then(() => true), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
