export interface BatchOptions {
  /** Milliseconds for which a batch may stay open for others to join it. 0: for this turn of the event loop. */
  readonly linger?: () => number
  /** How many batches may be under way together, 1 unless told. More are quicker where rows are only read. */
  readonly atOnce?: number
}

/**
 * Gathers calls into one statement: while one is under way, those that arrive wait and go together in the next.
 * @param run answers in the order of the items; a failure fails all of them
 */
export function createBatch<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { linger = () => 0, atOnce = 1 }: BatchOptions = {},
): (item: Item) => Promise<Answer> {
  interface Waiting {
    readonly item: Item
    readonly resolve: (answer: Answer) => void
    readonly reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let isOpen = false
  let underWay = 0

  /** Settles its calls and never fails itself. */
  async function send(): Promise<void> {
    const batch = waiting
    waiting = []
    isOpen = false
    underWay++
    try {
      const answers = await run(batch.map(({ item }) => item))
      for (let index = 0; index < batch.length; index++) batch[index]?.resolve(answers[index] as Answer)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    underWay--
    openNext()
  }

  function openNext(): void {
    if (isOpen || waiting.length === 0 || underWay >= atOnce) return
    isOpen = true
    const milliseconds = linger()
    if (milliseconds < 1) setImmediate(() => void send())
    else setTimeout(() => void send(), milliseconds)
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      openNext()
    })
}
