import { describeOutcome, type AnalyticsEvent, type AnalyticsOutcome } from './analytics-event.ts'
import { Channel } from './channel.ts'
import type { Consent, ConsentAnswer } from './consent.ts'
import { TrackerMissingError, type Tracker } from './tracker.ts'
import { watchForm, type FormWatch, type ExitedForms, type WatchedForm } from './watch-form.ts'

/** Who receives events, and the consent that this depends on. */
export interface AnalyticsOptions {
  /** The trackers that receive events. None is called, and so none loads anything, before there is consent. */
  readonly trackers: readonly Tracker[]
  /** From `createConsent`, or connected to your own consent platform; `unsafelyWithoutConsent` asks nobody. */
  readonly consent: Consent
  /** What happens to events before the person has answered: `drop`, the default, or `keep` in memory, to report them if they agree. */
  readonly beforeConsent?: 'drop' | 'keep' | undefined
  /** Receives the errors of trackers, and those of the consent (then `tracker` is `null`), for your own log. */
  readonly onFault?: ((error: unknown, tracker: Tracker | null) => void) | undefined
}

/** The analytics of all forms below a provider. */
export interface AnalyticsPlugin {
  /** Listens to the consent and the page until the returned function is called. The provider does this. */
  readonly start: () => () => void
  /** Reports an event of your own forms. @throws TrackerMissingError when there is no tracker */
  readonly track: (event: AnalyticsEvent) => void
  /** Reports the result of a submit. Never throws. */
  readonly report: (outcome: AnalyticsOutcome) => void
  /** Reports the events of a form. Never throws. */
  readonly watchForm: (form: WatchedForm) => FormWatch
  /** The id that the first tracker with one has for this browser; `null` before there is consent. Never throws. */
  readonly readClientId: () => string | null
}

/** The number of events that are kept until the person has answered. */
const maxQueued = 200

/** Reports what happens in the forms below a FoyerProvider to trackers. Create it once, and pass it to the provider. */
export function createAnalytics(options: AnalyticsOptions): AnalyticsPlugin {
  const { trackers, consent, beforeConsent = 'drop', onFault = () => undefined } = options
  const channels = trackers.map((tracker) => new Channel(tracker, onFault))
  const queue: AnalyticsEvent[] = []
  const exitedForms: ExitedForms = new WeakSet()

  function reportFault(error: unknown): void {
    try {
      onFault(error, null)
    } catch {
      // Errors of the app's own error handler are ignored too.
    }
  }

  /** Ad blockers often break consent platforms: if reading the consent throws, the answer is `unknown`. */
  function readConsent(): ConsentAnswer {
    try {
      return consent.read()
    } catch (error) {
      reportFault(error)
      return 'unknown'
    }
  }

  function subscribeToConsent(): () => void {
    try {
      return consent.subscribe(handleConsentChange)
    } catch (error) {
      reportFault(error)
      return () => undefined
    }
  }

  const send = (event: AnalyticsEvent): void => channels.forEach((channel) => channel.send(event))

  function track(event: AnalyticsEvent): void {
    if (channels.length === 0) throw new TrackerMissingError()
    const answer = readConsent()
    if (answer === 'granted') send(event)
    else if (answer === 'unknown' && beforeConsent === 'keep' && queue.length < maxQueued) queue.push(event)
  }

  /** Reports an event of a form. Errors are ignored, so that analytics cannot break a form. */
  function trackSafely(event: AnalyticsEvent): void {
    try {
      track(event)
    } catch (error) {
      reportFault(error)
    }
  }

  const report: AnalyticsPlugin['report'] = (outcome) => trackSafely(describeOutcome(outcome))

  function handleConsentChange(): void {
    const answer = readConsent()
    if (answer === 'granted') {
      queue.splice(0).forEach(send)
      return
    }
    if (answer === 'denied') queue.length = 0
    channels.forEach((channel) => channel.stop())
  }

  return {
    start() {
      const flush = (): void => {
        if (readConsent() === 'granted') channels.forEach((channel) => channel.flush())
      }
      const unsubscribe = subscribeToConsent()
      handleConsentChange()
      const flushIfHidden = (): void => void (document.visibilityState === 'hidden' && flush())
      // Registered after the forms' listeners, so that their exit events are flushed as well.
      addEventListener('pagehide', flush)
      // Phones end pages in the background without another event.
      document.addEventListener('visibilitychange', flushIfHidden)
      return () => {
        unsubscribe()
        removeEventListener('pagehide', flush)
        document.removeEventListener('visibilitychange', flushIfHidden)
      }
    },
    track,
    report,
    watchForm: (form) => watchForm(form, trackSafely, report, exitedForms),
    readClientId() {
      if (readConsent() !== 'granted') return null
      for (const channel of channels) {
        const id = channel.readClientId()
        if (id !== null) return id
      }
      return null
    },
  }
}
