import type { AnalyticsEvent } from './analytics-event.ts'
import type { Tracker } from './tracker.ts'

/** The number of events that are queued for a tracker that is not ready. */
const mostWaiting = 200

/** Queues events for one tracker, and delivers them in a later task. Errors of the tracker do not reach the forms. */
export class Channel {
  readonly #tracker: Tracker
  readonly #onFault: (error: unknown, tracker: Tracker) => void
  readonly #waiting: AnalyticsEvent[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #state: 'new' | 'starting' | 'ready' | 'broken' = 'new'

  constructor(tracker: Tracker, onFault: (error: unknown, tracker: Tracker) => void) {
    this.#tracker = tracker
    this.#onFault = onFault
  }

  send(event: AnalyticsEvent): void {
    if (this.#state === 'broken' || this.#waiting.length >= mostWaiting) return
    this.#waiting.push(event)
    // In a later task, after the press or key that caused the event has been handled.
    this.#timer ??= setTimeout(this.#deliver)
  }

  flush(): void {
    if (this.#waiting.length > 0) this.#deliver()
    if (this.#state === 'ready') this.#run(() => this.#tracker.flush?.())
  }

  readClientId(): string | null {
    try {
      return this.#tracker.readClientId?.() ?? null
    } catch (error) {
      this.#tell(error)
      return null
    }
  }

  stop(): void {
    this.#waiting.length = 0
    // Cancels a scheduled delivery, which would start the tracker.
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#state !== 'new') this.#run(() => this.#tracker.stop?.())
  }

  #deliver = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#state === 'new') this.#begin()
    if (this.#state !== 'ready') return
    for (const event of this.#waiting.splice(0)) this.#run(() => this.#tracker.track(event))
  }

  #begin(): void {
    this.#state = 'starting'
    try {
      const starting = this.#tracker.init?.()
      // Not in a later task, because the page may be unloading.
      if (starting === undefined) this.#state = 'ready'
      else void starting.then(this.#beReady, this.#beBroken)
    } catch (error) {
      this.#beBroken(error)
    }
  }

  #beReady = (): void => {
    this.#state = 'ready'
    this.#deliver()
  }

  #beBroken = (error: unknown): void => {
    this.#state = 'broken'
    this.#waiting.length = 0
    this.#tell(error)
  }

  #run(act: () => unknown): void {
    try {
      Promise.resolve(act()).catch(this.#tell)
    } catch (error) {
      this.#tell(error)
    }
  }

  #tell = (error: unknown): void => {
    try {
      this.#onFault(error, this.#tracker)
    } catch {
      // Errors of the app's own error handler are ignored too.
    }
  }
}
