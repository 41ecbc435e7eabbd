import type { LoggedEvent } from '@foyer/core/wire'
import { mostEvents } from '@foyer/core/wire/analytics-names'
import type { Api } from '../api/index.ts'
import type { AnalyticsEvent } from './analytics-event.ts'
import type { Tracker } from './tracker.ts'

export interface ServerLogOptions {
  readonly api: Api
  /** Milliseconds that events are gathered before they are sent in one call. */
  readonly interval?: number
}

/** Tells Foyer's own server, which writes a line to its log for each event (`ANALYTICS_LOG`). */
export function createServerLogTracker({ api, interval = 5_000 }: ServerLogOptions): Tracker {
  let gathered: LoggedEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function take(): readonly LoggedEvent[] {
    clearTimeout(timer)
    timer = undefined
    const events = gathered
    gathered = []
    return events
  }

  /** To the end although the page is left; not a second time where it fails: a gap in a log harms nobody. */
  function flush(): void {
    const events = take()
    if (events.length === 0) return
    api.call('events', { body: { events: [...events] }, isLasting: true }).catch(() => undefined)
  }

  return {
    name: 'server-log',
    track(event) {
      gathered.push(toLogged(event))
      if (gathered.length >= mostEvents) flush()
      else timer ??= setTimeout(flush, interval)
    },
    flush,
    stop: () => void take(),
  }
}

/** The server knows its words by their code: no free text travels. */
function toLogged(event: AnalyticsEvent): LoggedEvent {
  if (!('message' in event)) return event
  const { message: _, ...logged } = event
  return logged
}
