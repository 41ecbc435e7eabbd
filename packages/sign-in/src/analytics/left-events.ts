import { analyticsSchemaVersion } from '@foyer/core/wire/analytics-names'
import type { AnalyticsEvent } from './analytics-event.ts'
import { hasKeptConsent } from './kept-consent.ts'

const key = 'foyer-analytics-left'

/** Stores events for the next page of this tab, after those already stored. Only if the person has agreed before. */
export function putAway(events: readonly AnalyticsEvent[], most: number): void {
  if (events.length === 0 || !hasKeptConsent()) return
  try {
    sessionStorage.setItem(key, JSON.stringify([...read(), ...events].slice(0, most)))
  } catch {
    // Storage is full or blocked: the events are lost, as they are without consent.
  }
}

/** Returns and removes the events that an earlier page of this tab has stored. */
export function takeLeft(): readonly AnalyticsEvent[] {
  try {
    const events = read()
    sessionStorage.removeItem(key)
    return events
  } catch {
    return []
  }
}

function read(): AnalyticsEvent[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
  return Array.isArray(kept) ? kept.filter(isEvent) : []
}

/** Checks the version too: another version of the app may have stored other events. */
function isEvent(value: unknown): value is AnalyticsEvent {
  const { name, schemaVersion } = Object(value) as {
    readonly name?: unknown
    readonly schemaVersion?: unknown
  }
  return typeof name === 'string' && schemaVersion === analyticsSchemaVersion
}
