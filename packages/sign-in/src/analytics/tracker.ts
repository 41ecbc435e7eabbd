import type { AnalyticsEvent } from './analytics-event.ts'

/** A receiver of events. It may be slow; what it throws or rejects with goes to `onFault` only. */
export interface Tracker {
  /** Tells trackers apart in `onFault`. */
  readonly name: string
  /** Called once, when there is consent and a first event: the place to load a script. Events wait for its promise. */
  readonly init?: () => void | Promise<void>
  /** Takes an event. Called only once `init` is done, and only with the person's consent. */
  readonly track: (event: AnalyticsEvent) => void | Promise<void>
  /** The page is being left, or goes into the background, where it may end: send queued events now. */
  readonly flush?: () => void
  /** The tracker's id for this browser: it is sent with a sign-in as the fingerprint's `clientId`. */
  readonly readClientId?: () => string | null
  /** Consent was withdrawn: drop queued events. */
  readonly stop?: () => void
}

/** A tracker was used where none is configured. */
export class TrackerMissingError extends Error {
  override readonly name = 'TrackerMissingError'
  readonly code = 'tracker_missing'

  constructor() {
    // The specification's message (section 8), verbatim.
    super('It appears the Tracker is missing. Make sure to init it.')
  }
}
