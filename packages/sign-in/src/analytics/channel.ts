import type { AnalyticsEvent } from './analytics-event.ts'
import type { Tracker } from './tracker.ts'

/** The number of events that are queued for a tracker that is not ready. */
const maxQueued = 200

/** Queues events for one tracker, and delivers them in a later task. Errors of the tracker do not reach the forms. */
export class Channel {
  readonly #tracker: Tracker
  readonly #onFault: (error: unknown, tracker: Tracker) => void
  readonly #queue: AnalyticsEvent[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #state: 'new' | 'starting' | 'ready' | 'broken' = 'new'

  constructor(tracker: Tracker, onFault: (error: unknown, tracker: Tracker) => void) {
    this.#tracker = tracker
    this.#onFault = onFault
  }

  send(event: AnalyticsEvent): void {
    if (this.#state === 'broken' || this.#queue.length >= maxQueued) return
    this.#queue.push(event)
    // In a later task, after the press or key that caused the event has been handled.
    this.#timer ??= setTimeout(this.#deliver)
  }

  flush(): void {
    if (this.#queue.length > 0) this.#deliver()
    if (this.#state === 'ready') this.#callSafely(() => this.#tracker.flush?.())
  }

  readClientId(): string | null {
    try {
      return this.#tracker.readClientId?.() ?? null
    } catch (error) {
      this.#reportError(error)
      return null
    }
  }

  stop(): void {
    this.#queue.length = 0
    // Cancels a scheduled delivery, which would start the tracker.
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#state !== 'new') this.#callSafely(() => this.#tracker.stop?.())
  }

  #deliver = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#state === 'new') this.#start()
    if (this.#state !== 'ready') return
    for (const event of this.#queue.splice(0)) this.#callSafely(() => this.#tracker.track(event))
  }

  #start(): void {
    this.#state = 'starting'
    try {
      const starting = this.#tracker.init?.()
      // Not in a later task, because the page may be unloading.
      if (starting === undefined) this.#state = 'ready'
      else void starting.then(this.#handleReady, this.#handleFailure)
    } catch (error) {
      this.#handleFailure(error)
    }
  }

  #handleReady = (): void => {
    this.#state = 'ready'
    this.#deliver()
  }

  #handleFailure = (error: unknown): void => {
    this.#state = 'broken'
    this.#queue.length = 0
    this.#reportError(error)
  }

  #callSafely(callback: () => unknown): void {
    try {
      Promise.resolve(callback()).catch(this.#reportError)
    } catch (error) {
      this.#reportError(error)
    }
  }

  #reportError = (error: unknown): void => {
    try {
      this.#onFault(error, this.#tracker)
    } catch {
      // Errors of the app's own error handler are ignored too.
    }
  }
}
