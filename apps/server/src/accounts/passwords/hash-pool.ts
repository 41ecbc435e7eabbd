import type { Worker } from 'node:worker_threads'
import type { Options } from '@node-rs/argon2'
import type { HashCheck } from './formats/hash-format.ts'

/** A password may be tried in several spellings: one match is enough. */
export type HashJob =
  | { readonly kind: 'hash'; readonly password: string; readonly options: Options }
  | { readonly kind: 'verify'; readonly passwords: readonly string[]; readonly check: HashCheck }

export type HashOutcome = { readonly value: string | boolean } | { readonly failure: string }

export interface HashAnswer {
  readonly outcome: HashOutcome
  readonly milliseconds: number
}

interface Pending {
  readonly queuedAt: number
  readonly job: HashJob
  settle(outcome: HashOutcome): void
}

interface Slot {
  worker: Worker | null
  /** The jobs that were sent to the worker, in the order in which it will answer. */
  readonly assigned: Pending[]
}

// A worker gets its next job ahead of time, so that it does not wait for the event loop.
const jobsPerWorker = 2

/** Runs jobs in worker threads, first in, first out. The queue is unbounded; the caller limits it. */
export class HashPool {
  readonly #slots: Slot[]
  readonly #startWorker: () => Worker
  readonly #observeWait: (milliseconds: number) => void
  readonly #waiting: Pending[] = []
  #averageMilliseconds = 20
  #isClosed = false

  /** @param observeWait gets how long each job has waited for a thread, in ms */
  constructor(
    threads: number,
    startWorker: () => Worker,
    observeWait: (milliseconds: number) => void = () => undefined,
  ) {
    this.#startWorker = startWorker
    this.#observeWait = observeWait
    this.#slots = Array.from({ length: threads }, () => ({ worker: null, assigned: [] }))
    // Start one thread only. Others start when several jobs are pending, because each needs memory and time to start.
    const [first] = this.#slots
    if (first !== undefined) this.#start(first)
  }

  /** The number of jobs that no thread works on yet. */
  get waiting(): number {
    return Math.max(0, this.depth - this.#slots.length)
  }

  /** The number of waiting and running jobs. */
  get depth(): number {
    return this.#slots.reduce((sum, slot) => sum + slot.assigned.length, this.#waiting.length)
  }

  /** How long a new job would wait, estimated from recent jobs. */
  get waitMilliseconds(): number {
    return (this.waiting * this.#averageMilliseconds) / this.#slots.length
  }

  /** How long the current jobs will take, estimated from recent ones. */
  get secondsUntilIdle(): number {
    return (this.depth * this.#averageMilliseconds) / this.#slots.length / 1_000
  }

  /** @throws Error when the job itself fails, its thread dies, or the pool is closed */
  async run(job: HashJob): Promise<string | boolean> {
    if (this.#isClosed) throw new Error('The password hasher is closed.')
    const outcome = await new Promise<HashOutcome>((settle) => {
      this.#waiting.push({ queuedAt: performance.now(), job, settle })
      this.#dispatch()
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

  #dispatch(): void {
    while (this.#waiting.length > 0) {
      const slot = this.#slots.reduce((least, each) =>
        each.assigned.length < least.assigned.length ? each : least,
      )
      if (slot.assigned.length >= jobsPerWorker) return
      const next = this.#waiting.shift()
      if (next === undefined) return
      const worker = slot.worker ?? this.#start(slot)
      slot.assigned.push(next)
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
      const finished = slot.assigned.shift()
      if (finished !== undefined) {
        this.#observeWait(Math.max(0, performance.now() - finished.queuedAt - milliseconds))
        finished.settle(outcome)
      }
      this.#dispatch()
    })
    worker.on('error', (error) => {
      reason = error.message
    })
    worker.on('exit', () => {
      // Replaced with the next job, so that a thread that cannot start fails jobs instead of being restarted in a loop.
      slot.worker = null
      fail(slot.assigned, reason)
      if (!this.#isClosed) this.#dispatch()
    })
    return worker
  }
}

function fail(pending: Pending[], failure: string): void {
  for (const each of pending.splice(0)) each.settle({ failure })
}
