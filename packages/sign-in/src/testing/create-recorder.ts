import type { AnalyticsEvent } from '../analytics/analytics-event.ts'
import type { Tracker } from '../analytics/tracker.ts'

export interface Recorder extends Tracker {
  readonly events: AnalyticsEvent[]
}

/** A tracker that records its events. */
export function createRecorder(tracker: Partial<Tracker> = {}): Recorder {
  const events: AnalyticsEvent[] = []
  return { name: 'recorder', track: (event) => void events.push(event), ...tracker, events }
}
