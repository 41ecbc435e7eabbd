import { describeOutcome, type AnalyticsEvent } from './analytics-event.ts'
import type { AnalyticsPlugin } from './create-analytics.ts'
import { storeEvents, takeStoredEvents } from './stored-events.ts'
import { watchForm, type LeftForms } from './watch-form.ts'

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
const mostKept = 200

/**
 * A placeholder for analytics that are loaded later, so that the first page does not wait for them. Until then, events are kept in memory.
 * If the page is left before that, as for a provider's page, the events go into session storage for the next page of the tab, but
 * only if the person has already agreed (`createConsent`).
 */
export function createAnalyticsRelay(): AnalyticsRelay {
  const kept: AnalyticsEvent[] = []
  const left: LeftForms = new WeakSet()
  let target: AnalyticsPlugin | null | undefined
  let isStarted = false
  /** The page is being unloaded, though the back/forward cache may restore it. */
  let isLeft = false
  let stop: (() => void) | undefined

  function track(event: AnalyticsEvent): void {
    if (target !== undefined) target?.track(event)
    else if (isLeft) storeEvents([event], mostKept)
    else if (kept.length < mostKept) kept.push(event)
  }

  /** Forwards an event of a form. Errors are ignored, so that analytics cannot break a form. */
  function tell(event: AnalyticsEvent): void {
    try {
      track(event)
    } catch {
      // No tracker is configured: there is nobody to report to.
    }
  }

  const report: AnalyticsPlugin['report'] = (outcome) => tell(describeOutcome(outcome))

  return {
    plugin: {
      start() {
        isStarted = true
        stop = target?.start()
        const leave = (): void => {
          // Forms whose `pagehide` listeners run later report their exit after this: `track` then stores it too.
          isLeft = true
          storeEvents(kept.splice(0), mostKept)
        }
        const comeBack = (): void => {
          isLeft = false
        }
        addEventListener('pagehide', leave)
        addEventListener('pageshow', comeBack)
        return () => {
          isStarted = false
          removeEventListener('pagehide', leave)
          removeEventListener('pageshow', comeBack)
          stop?.()
          stop = undefined
        }
      },
      track,
      report,
      watchForm: (form) => watchForm(form, tell, report, left),
      readClientId: () => target?.readClientId() ?? null,
    },
    connect(to) {
      if (target !== undefined) return
      target = to
      if (isStarted) stop = to?.start()
      // First the events that an earlier page of this tab has stored.
      ;[...takeStoredEvents(), ...kept.splice(0)].forEach(tell)
    },
  }
}
