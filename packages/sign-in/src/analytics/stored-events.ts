import { analyticsSchemaVersion } from '@foyer/core/wire/analytics-names'
import { openStorage } from '@foyer/kit/storage'
import type { AnalyticsEvent } from './analytics-event.ts'
import { hasStoredConsent } from './stored-consent.ts'

const key = 'foyer-analytics-left'

/** Stores events for the next page of this tab, after those already stored. Only if the person has agreed before. */
export function storeEvents(events: readonly AnalyticsEvent[], maxCount: number): void {
  if (events.length === 0 || !hasStoredConsent()) return
  openStorage('sessionStorage').write(key, JSON.stringify([...read(), ...events].slice(0, maxCount)))
}

/** Returns and removes the events that an earlier page of this tab has stored. */
export function takeStoredEvents(): readonly AnalyticsEvent[] {
  const events = read()
  openStorage('sessionStorage').remove(key)
  return events
}

function read(): AnalyticsEvent[] {
  const stored = openStorage('sessionStorage').readJson(key)
  return Array.isArray(stored) ? stored.filter(isEvent) : []
}

/** Checks the version too: another version of the app may have stored other events. */
function isEvent(value: unknown): value is AnalyticsEvent {
  const { name, schemaVersion } = Object(value) as {
    readonly name?: unknown
    readonly schemaVersion?: unknown
  }
  return typeof name === 'string' && schemaVersion === analyticsSchemaVersion
}
