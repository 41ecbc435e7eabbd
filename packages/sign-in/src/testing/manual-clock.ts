import type { Clock } from '../fingerprint/clock.ts'

/** A clock that the test advances. */
export class ManualClock implements Clock {
  #now: number
  #pendingWaits: { readonly at: number; readonly resolve: () => void }[] = []

  constructor(now = 1_700_000_000_000) {
    this.#now = now
  }

  now = (): number => this.#now

  wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => void this.#pendingWaits.push({ at: this.#now + milliseconds, resolve }))

  advance(milliseconds: number): void {
    this.#now += milliseconds
    const due = this.#pendingWaits.filter(({ at }) => at <= this.#now)
    this.#pendingWaits = this.#pendingWaits.filter(({ at }) => at > this.#now)
    due.forEach(({ resolve }) => resolve())
  }

  /** The remaining times, in ms, of all pending waits. */
  get pendingWaits(): readonly number[] {
    return this.#pendingWaits.map(({ at }) => at - this.#now)
  }
}
