import { describeOutcome, type AnalyticsEvent, type Outcome } from './analytics-event.ts'
import { Channel } from './channel.ts'
import type { Consent } from './consent.ts'
import { TrackerMissingError, type Tracker } from './tracker.ts'
import { watchForm, type FormWatch, type WatchedForm } from './watch-form.ts'

export interface AnalyticsOptions {
  /** Who is told. None of them is called, and so nothing of them is loaded, before there is consent. */
  readonly trackers: readonly Tracker[]
  readonly consent: Consent
  /** What happens before the person has answered: dropped, the default, or kept in memory and told if they agree. */
  readonly beforeConsent?: 'drop' | 'keep'
  /** Hears what a tracker throws, for a log of your own. People see nothing of it. */
  readonly onFault?: (error: unknown, tracker: Tracker | null) => void
}

export interface AnalyticsPlugin {
  /** Listens to the consent and to the page until the function given back is called. The provider does it. */
  readonly start: () => () => void
  /** Tells an event of your own forms. @throws TrackerMissingError when there is no tracker */
  readonly track: (event: AnalyticsEvent) => void
  /** Tells how a try went. Never throws. */
  readonly report: (outcome: Outcome, typed?: readonly unknown[]) => void
  /** Tells what happens in a form. Never throws. */
  readonly watchForm: (form: WatchedForm) => FormWatch
}

/** Nobody waits for an answer longer than this many events. */
const mostKept = 200

/** Tells trackers what happens in the forms below a FoyerProvider. Made once, and given to it. */
export function createAnalytics(options: AnalyticsOptions): AnalyticsPlugin {
  const { trackers, consent, beforeConsent = 'drop', onFault = () => undefined } = options
  const channels = trackers.map((tracker) => new Channel(tracker, onFault))
  const kept: AnalyticsEvent[] = []

  const send = (event: AnalyticsEvent): void => channels.forEach((channel) => channel.send(event))

  function track(event: AnalyticsEvent): void {
    if (channels.length === 0) throw new TrackerMissingError()
    const answer = consent.read()
    if (answer === 'granted') send(event)
    else if (answer === 'unknown' && beforeConsent === 'keep' && kept.length < mostKept) kept.push(event)
  }

  /** For the forms: whatever is wrong with analytics, they go on. */
  function tell(event: AnalyticsEvent): void {
    try {
      track(event)
    } catch (error) {
      try {
        onFault(error, null)
      } catch {
        // Nor does the app's own log stop them.
      }
    }
  }

  const report: AnalyticsPlugin['report'] = (outcome, typed = []) => tell(describeOutcome(outcome, typed))

  function hearConsent(): void {
    const answer = consent.read()
    if (answer === 'granted') kept.splice(0).forEach(send)
    else if (answer === 'denied') {
      kept.length = 0
      channels.forEach((channel) => channel.stop())
    }
  }

  return {
    start() {
      const flush = (): void => {
        if (consent.read() === 'granted') channels.forEach((channel) => channel.flush())
      }
      const stop = consent.subscribe(hearConsent)
      hearConsent()
      // The forms listen too, and were here first: what they tell on leaving is flushed with the rest.
      addEventListener('pagehide', flush)
      return () => {
        stop()
        removeEventListener('pagehide', flush)
      }
    },
    track,
    report,
    watchForm: (form) => watchForm(form, tell, report),
  }
}
