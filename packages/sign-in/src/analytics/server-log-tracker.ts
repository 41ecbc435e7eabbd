import type { LoggedEvent } from '@foyer/core/wire'
import { analyticsName, longestMessage, mostEvents } from '@foyer/core/wire/analytics-names'
import type { Api } from '../api/index.ts'
import type { AnalyticsEvent } from './analytics-event.ts'
import type { Tracker } from './tracker.ts'

/** How events reach the server's log. */
export interface ServerLogOptions {
  readonly api: Api
  /** In ms: events are collected this long and sent in one call. Default: 5000. */
  readonly interval?: number | undefined
}

/** Sends events to Foyer's server, which writes a log line for each (`ANALYTICS_LOG`). */
export function createServerLogTracker({ api, interval = 5_000 }: ServerLogOptions): Tracker {
  let queue: LoggedEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function takeQueue(): readonly LoggedEvent[] {
    clearTimeout(timer)
    timer = undefined
    const events = queue
    queue = []
    return events
  }

  /** Sent with `keepalive`, so that it completes after the page is left; without a retry, because a gap in a log does no harm. */
  function flush(): void {
    const events = takeQueue()
    if (events.length === 0) return
    api.call('events', { body: { events: [...events] }, keepalive: true }).catch(() => undefined)
  }

  return {
    name: 'server-log',
    track(event) {
      if (!hasValidNames(event)) return
      queue.push(toLoggedEvent(event))
      if (queue.length >= mostEvents) flush()
      else timer ??= setTimeout(flush, interval)
    },
    flush,
    stop: () => void takeQueue(),
  }
}

/** Whether the log accepts the names in an event. Apps name their own forms, and a provider's name may come from the address. */
function hasValidNames(event: AnalyticsEvent): boolean {
  const { form, field, method } = event as { readonly [Name in 'form' | 'field' | 'method']?: string | null }
  return [form, field, method].every(
    (name) => name === undefined || name === null || analyticsName.test(name),
  )
}

/** Makes an error's message fit the log: the server would refuse the whole batch for one that does not. */
function toLoggedEvent(event: AnalyticsEvent): LoggedEvent {
  if (!('message' in event)) return event
  const line = event.message.replaceAll(/\p{Cc}+/gu, ' ').slice(0, longestMessage)
  return { ...event, message: line.replaceAll(/\p{Surrogate}/gu, '') }
}
