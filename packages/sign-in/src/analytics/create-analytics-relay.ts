import { describeOutcome, type AnalyticsEvent } from './analytics-event.ts'
import type { AnalyticsPlugin } from './create-analytics.ts'
import { storeEvents, takeStoredEvents } from './stored-events.ts'
import { watchForm, type ExitedForms } from './watch-form.ts'

/** Keeps the events of the first moments until the analytics are known. */
export interface AnalyticsRelay {
  /** Pass it to the provider from the first page on. */
  readonly plugin: AnalyticsPlugin
  /**
   * Forwards the events so far, and all further ones. `null`: there are no analytics, and events are dropped. Only the first call
   * counts.
   */
  readonly connect: (to: AnalyticsPlugin | null) => void
}

/** The number of events that are kept until analytics are connected. */
const maxQueued = 200

/**
 * A placeholder for analytics that are loaded later, so that the first page does not wait for them. Until then, events are kept in memory.
 * If the page is left before that, as for a provider's page, the events go into session storage for the next page of the tab, but
 * only if the person has already agreed (`createConsent`).
 */
export function createAnalyticsRelay(): AnalyticsRelay {
  const queue: AnalyticsEvent[] = []
  const exitedForms: ExitedForms = new WeakSet()
  let target: AnalyticsPlugin | null | undefined
  let isStarted = false
  /** The page is being unloaded, though the back/forward cache may restore it. */
  let isPageHidden = false
  let stop: (() => void) | undefined

  function track(event: AnalyticsEvent): void {
    if (target !== undefined) target?.track(event)
    else if (isPageHidden) storeEvents([event], maxQueued)
    else if (queue.length < maxQueued) queue.push(event)
  }

  /** Forwards an event of a form. Errors are ignored, so that analytics cannot break a form. */
  function trackSafely(event: AnalyticsEvent): void {
    try {
      track(event)
    } catch {
      // No tracker is configured: there is nobody to report to.
    }
  }

  const report: AnalyticsPlugin['report'] = (outcome) => trackSafely(describeOutcome(outcome))

  return {
    plugin: {
      start() {
        isStarted = true
        stop = target?.start()
        const handlePageHide = (): void => {
          // Forms whose `pagehide` listeners run later report their exit after this: `track` then stores it too.
          isPageHidden = true
          storeEvents(queue.splice(0), maxQueued)
        }
        const handlePageShow = (): void => {
          isPageHidden = false
        }
        addEventListener('pagehide', handlePageHide)
        addEventListener('pageshow', handlePageShow)
        return () => {
          isStarted = false
          removeEventListener('pagehide', handlePageHide)
          removeEventListener('pageshow', handlePageShow)
          stop?.()
          stop = undefined
        }
      },
      track,
      report,
      watchForm: (form) => watchForm(form, trackSafely, report, exitedForms),
      readClientId: () => target?.readClientId() ?? null,
    },
    connect(to) {
      if (target !== undefined) return
      target = to
      if (isStarted) stop = to?.start()
      // First the events that an earlier page of this tab has stored.
      ;[...takeStoredEvents(), ...queue.splice(0)].forEach(trackSafely)
    },
  }
}
