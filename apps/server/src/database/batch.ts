export interface BatchOptions {
  /** In ms: how long a batch stays open for further calls. 0: until the end of this turn of the event loop. */
  readonly getDelay?: () => number
  /** The number of concurrent batches; default 1. More are faster for statements that only read. */
  readonly concurrency?: number
  /**
   * The tables are spread over several machines. Then each call is sent as a statement of its own, to the one machine that has its rows:
   * a shared statement would wait for all machines, and fail if any of them fails.
   */
  readonly isDistributed?: boolean
}

/**
 * Combines calls into one statement: while one is running, further calls are collected for the next.
 * @param run returns the answers in the order of the items; its error fails all of them
 */
export function createBatch<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { getDelay = () => 0, concurrency = 1, isDistributed = false }: BatchOptions = {},
): (item: Item) => Promise<Answer> {
  if (isDistributed) return async (item) => (await run([item]))[0] as Answer

  interface PendingCall {
    readonly item: Item
    readonly resolve: (answer: Answer) => void
    readonly reject: (error: unknown) => void
  }
  let pending: PendingCall[] = []
  let isOpen = false
  let running = 0

  /** Settles the calls of a batch, and never rejects itself. */
  async function send(): Promise<void> {
    const batch = pending
    pending = []
    isOpen = false
    running++
    try {
      const answers = await run(batch.map(({ item }) => item))
      for (let index = 0; index < batch.length; index++) batch[index]?.resolve(answers[index] as Answer)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    running--
    openNext()
  }

  function openNext(): void {
    if (isOpen || pending.length === 0 || running >= concurrency) return
    isOpen = true
    const milliseconds = getDelay()
    if (milliseconds < 1) setImmediate(() => void send())
    else setTimeout(() => void send(), milliseconds)
  }

  return (item) =>
    new Promise((resolve, reject) => {
      pending.push({ item, resolve, reject })
      openNext()
    })
}
