import { expect, it, onTestFinished, vi } from 'vitest'
import { createRecorder } from '../testing/create-recorder.ts'
import type { AnalyticsEvent } from './analytics-event.ts'
import { unsafelyWithoutConsent } from './consent.ts'
import { createAnalytics } from './create-analytics.ts'

const exit: AnalyticsEvent = { name: 'form_exit', schemaVersion: 1, form: 'sign-in' }

it('reports queued events at once when the page is left', () => {
  const flush = vi.fn<() => void>()
  const recorder = createRecorder({ flush })
  const analytics = createAnalytics({ trackers: [recorder], consent: unsafelyWithoutConsent })
  const stop = analytics.start()
  analytics.track(exit)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(recorder.events).toEqual([exit])
  expect(flush).toHaveBeenCalledOnce()
  stop()
})

it('reports queued events when the page is hidden, because phones may end it without telling it, and not when it is shown', () => {
  const flush = vi.fn<() => void>()
  const recorder = createRecorder({ flush })
  const analytics = createAnalytics({ trackers: [recorder], consent: unsafelyWithoutConsent })
  const stop = analytics.start()
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  onTestFinished(() => visibility.mockRestore())
  const change = (state: DocumentVisibilityState): void => {
    visibility.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  analytics.track(exit)
  change('visible')
  expect(recorder.events).toEqual([])
  change('hidden')
  expect(recorder.events).toEqual([exit])
  expect(flush).toHaveBeenCalledOnce()
  stop()
  change('hidden')
  expect(flush).toHaveBeenCalledOnce()
})

it('does not call a tracker on leaving the page if there was no event for it', () => {
  const [init, flush] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const recorder = createRecorder({ init, flush })
  const stop = createAnalytics({ trackers: [recorder], consent: unsafelyWithoutConsent }).start()
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect([init.mock.calls, flush.mock.calls]).toEqual([[], []])
  stop()
})
