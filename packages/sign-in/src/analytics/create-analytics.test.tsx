import { describe, expect, it, vi } from 'vitest'
import { createRecorder } from '../testing/create-recorder.ts'
import type { AnalyticsEvent } from './analytics-event.ts'
import { createConsent, unsafelyWithoutConsent, type StoredConsent } from './consent.ts'
import { createAnalytics, type AnalyticsOptions } from './create-analytics.ts'
import { TrackerMissingError } from './tracker.ts'

const exit: AnalyticsEvent = { name: 'form_exit', schemaVersion: 1, form: 'sign-in' }

function start(options: Partial<AnalyticsOptions> = {}, consent: StoredConsent = createConsent(null)) {
  const init = vi.fn<() => void>()
  const stopped = vi.fn<() => void>()
  const recorder = createRecorder({ init, stop: stopped })
  const analytics = createAnalytics({ trackers: [recorder], consent, ...options })
  const stop = analytics.start()
  return { analytics, consent, init, stopped, stop, events: recorder.events }
}

/** Waits until tasks that are scheduled now have run. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

describe('before there is consent', () => {
  // R1.4
  it('no tracker is started or called, and events are dropped', async () => {
    const { analytics, consent, init, events } = start()
    analytics.track(exit)
    await nextTask()
    expect([init.mock.calls, events]).toEqual([[], []])
    consent.answer('granted')
    await nextTask()
    expect([init.mock.calls, events]).toEqual([[], []])
    analytics.track(exit)
    await expect.poll(() => events).toEqual([exit])
    expect(init).toHaveBeenCalledOnce()
  })

  it('events are kept in memory where that is configured, and reported afterwards', async () => {
    const { analytics, consent, init, events } = start({ beforeConsent: 'keep' })
    analytics.track(exit)
    await nextTask()
    expect([init.mock.calls, events]).toEqual([[], []])
    consent.answer('granted')
    await expect.poll(() => events).toEqual([exit])
  })

  it('kept events are dropped when the person refuses', async () => {
    const { analytics, consent, events } = start({ beforeConsent: 'keep' })
    analytics.track(exit)
    consent.answer('denied')
    analytics.track(exit)
    consent.answer('granted')
    await nextTask()
    expect(events).toEqual([])
  })

  it('a consent platform that is blocked counts as no answer, and stops neither the page nor a sign-in', () => {
    const blocked = new TypeError('The consent platform was not loaded.')
    const fail = (): never => {
      throw blocked
    }
    const onFault = vi.fn<(error: unknown) => void>()
    const { analytics, events, stop } = start({ consent: { read: fail, subscribe: fail }, onFault })
    analytics.report({ flow: 'sign_in', form: 'sign-in', method: 'email' })
    analytics.track(exit)
    expect(analytics.readClientId()).toBeNull()
    stop()
    expect([events, onFault.mock.lastCall]).toEqual([[], [blocked, null]])
  })

  it('no more than 200 events are kept', async () => {
    const { analytics, consent, events } = start({ beforeConsent: 'keep' })
    for (let count = 0; count < 300; count++) analytics.track(exit)
    consent.answer('granted')
    await expect.poll(() => events.length).toBe(200)
  })
})

it('reports nothing more once consent is withdrawn, and stops the tracker', async () => {
  const { analytics, consent, events, stopped } = start()
  consent.answer('granted')
  analytics.track(exit)
  await expect.poll(() => events.length).toBe(1)
  analytics.track(exit)
  consent.answer('denied')
  analytics.track(exit)
  await nextTask()
  expect(events).toHaveLength(1)
  expect(stopped).toHaveBeenCalledOnce()
})

it('starts no tracker for an event whose consent is withdrawn at once', async () => {
  const { analytics, consent, init } = start()
  consent.answer('granted')
  analytics.track(exit)
  consent.answer('denied')
  await nextTask()
  expect(init).not.toHaveBeenCalled()
})

// R8.7
it('throws the specified message when an event is tracked and there is no tracker', () => {
  const { analytics } = start({ trackers: [] })
  expect(() => analytics.track(exit)).toThrow(TrackerMissingError)
  expect(() => analytics.track(exit)).toThrow(/^It appears the Tracker is missing\. Make sure to init it\.$/)
})

it('passes a tracker’s error to the app’s own log, even if that log throws too', async () => {
  const fault = new Error('blocked')
  const onFault = vi.fn<NonNullable<AnalyticsOptions['onFault']>>(() => {
    throw new Error('the log is broken too')
  })
  const bad = createRecorder({ track: () => Promise.reject(fault) })
  const analytics = createAnalytics({ trackers: [bad], consent: unsafelyWithoutConsent, onFault })
  analytics.track(exit)
  await expect.poll(() => onFault.mock.calls[0]?.[0]).toBe(fault)
})

describe('Foyer’s own consent', () => {
  it('is kept in this browser, and shared with other tabs', () => {
    localStorage.clear()
    const first = createConsent(localStorage)
    expect(first.read()).toBe('unknown')
    first.answer('granted')
    const second = createConsent(localStorage)
    expect(second.read()).toBe('granted')
    const listener = vi.fn<() => void>()
    const stop = second.subscribe(listener)
    dispatchEvent(new StorageEvent('storage', { key: 'foyer-analytics-consent' }))
    dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    expect(listener).toHaveBeenCalledOnce()
    stop()
    localStorage.clear()
  })

  it('is withdrawn when another tab clears the storage, and queued events are dropped', async () => {
    localStorage.clear()
    createConsent(localStorage).answer('granted')
    const { analytics, init, events, stop } = start({}, createConsent(localStorage))
    analytics.track(exit)
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    await nextTask()
    expect([init.mock.calls, events]).toEqual([[], []])
    stop()
  })

  it('forgets the old answer if the new one cannot be stored', () => {
    localStorage.clear()
    createConsent(localStorage).answer('granted')
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const { getItem, removeItem } = localStorage
    const consent = createConsent({
      getItem: getItem.bind(localStorage),
      removeItem: removeItem.bind(localStorage),
      setItem: full,
    })
    consent.answer('denied')
    expect(consent.read()).toBe('denied')
    expect(createConsent(localStorage).read()).toBe('unknown')
  })

  it('lasts for this page if the browser stores nothing', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    const consent = createConsent({ getItem: refuse, setItem: refuse })
    expect(consent.read()).toBe('unknown')
    consent.answer('denied')
    expect(consent.read()).toBe('denied')
  })
})
