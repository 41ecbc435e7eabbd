import type { AnalyticsEvent } from './analytics-event.ts'
import type { Tracker } from './tracker.ts'

/** A tracker that never gets ready is owed no more than this. */
const mostWaiting = 200

/** Keeps a tracker away from what people do: it is called later, alone, and nothing that it throws gets out. */
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
    // Once the press or the key that caused it has been answered.
    this.#timer ??= setTimeout(this.#deliver)
  }

  flush(): void {
    if (this.#waiting.length > 0) this.#deliver()
    this.#attempt(() => this.#tracker.flush?.())
  }

  stop(): void {
    this.#waiting.length = 0
    if (this.#state !== 'new') this.#attempt(() => this.#tracker.stop?.())
  }

  #deliver = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#state === 'new') this.#begin()
    if (this.#state !== 'ready') return
    for (const event of this.#waiting.splice(0)) this.#attempt(() => this.#tracker.track(event))
  }

  #begin(): void {
    this.#state = 'starting'
    try {
      const starting = this.#tracker.init?.()
      // Not a turn later: the page may be on its way out.
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

  #attempt(act: () => unknown): void {
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
      // The app's own log is no better than a tracker.
    }
  }
}
