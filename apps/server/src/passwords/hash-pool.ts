import type { Worker } from 'node:worker_threads'
import type { Options } from '@node-rs/argon2'

export type HashJob =
  | { readonly kind: 'hash'; readonly password: string; readonly options: Options }
  | { readonly kind: 'verify'; readonly password: string; readonly hash: string }

export type HashOutcome = { readonly value: string | boolean } | { readonly failure: string }

export interface HashAnswer {
  readonly outcome: HashOutcome
  readonly milliseconds: number
}

interface Pending {
  readonly job: HashJob
  settle(outcome: HashOutcome): void
}

interface Slot {
  worker: Worker | null
  /** In the order in which the worker answers. */
  readonly handed: Pending[]
}

// A worker gets its next job before it asks for one, so that it never waits for the event loop to hand it over.
const handedPerWorker = 2

/** First come, first served over worker threads. It holds back nobody: the bound is the caller's. */
export class HashPool {
  readonly #slots: Slot[]
  readonly #startWorker: () => Worker
  readonly #waiting: Pending[] = []
  #averageMilliseconds = 20
  #isClosed = false

  constructor(threads: number, startWorker: () => Worker) {
    this.#startWorker = startWorker
    this.#slots = Array.from({ length: threads }, () => ({ worker: null, handed: [] }))
    // The others with the first passwords that come at once: each thread takes memory, and time from the start of the server.
    const [first] = this.#slots
    if (first !== undefined) this.#start(first)
  }

  /** Jobs that no thread works on yet. */
  get waiting(): number {
    return Math.max(0, this.depth - this.#slots.length)
  }

  /** Jobs waiting and running. */
  get depth(): number {
    return this.#slots.reduce((sum, slot) => sum + slot.handed.length, this.#waiting.length)
  }

  /** How long a job handed in now would wait for its turn, at the speed of the last ones. */
  get waitMilliseconds(): number {
    return (this.waiting * this.#averageMilliseconds) / this.#slots.length
  }

  /** How long the jobs of now will take, at the speed of the last ones. */
  get secondsUntilIdle(): number {
    return (this.depth * this.#averageMilliseconds) / this.#slots.length / 1_000
  }

  /** @throws Error when the job itself fails, its thread dies, or the pool is closed */
  async run(job: HashJob): Promise<string | boolean> {
    if (this.#isClosed) throw new Error('The password hasher is closed.')
    const outcome = await new Promise<HashOutcome>((settle) => {
      this.#waiting.push({ job, settle })
      this.#handOut()
    })
    if ('failure' in outcome) throw new Error(`Password hashing failed: ${outcome.failure}`)
    return outcome.value
  }

  async close(): Promise<void> {
    this.#isClosed = true
    fail(this.#waiting, 'the password hasher is closing')
    const workers = this.#slots.flatMap((slot) => slot.worker ?? [])
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  #handOut(): void {
    while (this.#waiting.length > 0) {
      const slot = this.#slots.reduce((least, each) =>
        each.handed.length < least.handed.length ? each : least,
      )
      if (slot.handed.length >= handedPerWorker) return
      const next = this.#waiting.shift()
      if (next === undefined) return
      const worker = slot.worker ?? this.#start(slot)
      slot.handed.push(next)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(next.job)
    }
  }

  #start(slot: Slot): Worker {
    const worker = this.#startWorker()
    slot.worker = worker
    let reason = 'its thread ended'
    worker.on('message', ({ outcome, milliseconds }: HashAnswer) => {
      this.#averageMilliseconds += (milliseconds - this.#averageMilliseconds) / 16
      slot.handed.shift()?.settle(outcome)
      this.#handOut()
    })
    worker.on('error', (error) => {
      reason = error.message
    })
    worker.on('exit', () => {
      // The next job starts its successor: a thread that cannot start fails jobs, and does not spin.
      slot.worker = null
      fail(slot.handed, reason)
      if (!this.#isClosed) this.#handOut()
    })
    return worker
  }
}

function fail(pending: Pending[], failure: string): void {
  for (const each of pending.splice(0)) each.settle({ failure })
}
