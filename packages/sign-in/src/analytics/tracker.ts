import type { AnalyticsEvent } from './analytics-event.ts'

/** Who is told. What it throws or rejects is heard by nobody but `onFault`, and it may take its time. */
export interface Tracker {
  readonly name: string
  /** Called once, when there is consent and something to tell: the place to load a script. Events wait for its promise. */
  readonly init?: () => void | Promise<void>
  readonly track: (event: AnalyticsEvent) => void | Promise<void>
  /** The page is being left: what is kept back is sent now, or never. */
  readonly flush?: () => void
  /** Consent was taken back: what is kept back is dropped. */
  readonly stop?: () => void
}

/** A tracker is used where there is none. */
export class TrackerMissingError extends Error {
  override readonly name = 'TrackerMissingError'
  readonly code = 'tracker_missing'

  constructor() {
    // The specification's message (section 8), word for word.
    super('It appears the Tracker is missing. Make sure to init it.')
  }
}
