import '@foyer/kit/styles.css'
import { beforeEach, expect, it } from 'vitest'
import { basicFingerprint } from '../fingerprint/create-fingerprint.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { createRecorder } from '../testing/create-recorder.ts'
import { answerJson, renderForm, user } from '../testing/render-form.tsx'
import { email } from '../testing/sign-in-controls.ts'
import type { AnalyticsEvent } from '../analytics/analytics-event.ts'
import { createConsent, unsafelyWithoutConsent } from '../analytics/consent.ts'
import { createAnalytics } from '../analytics/create-analytics.ts'
import { createAnalyticsRelay } from '../analytics/create-analytics-relay.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const exit: AnalyticsEvent = { name: 'form_exit', schemaVersion: 1, form: 'sign-in' }

it('keeps a form’s events until analytics are loaded, and then reports them', async () => {
  const { plugin, connect } = createAnalyticsRelay()
  const { unmount } = await renderForm(<SignIn />, answerJson(200, user), basicFingerprint, plugin)
  await email.fill('a')
  await unmount()
  // The exit is reported in a microtask after the form has unmounted.
  await Promise.resolve()
  const recorder = createRecorder()
  connect(createAnalytics({ trackers: [recorder], consent: unsafelyWithoutConsent }))
  await expect
    .poll(() => recorder.events.map((event) => ('action' in event ? event.action : event.name)))
    .toEqual(['change', 'firstInput', 'form_exit'])
  expect(JSON.stringify(recorder.events)).not.toContain('"a"')
})

it.each([
  ['granted', 1],
  ['denied', 0],
] as const)(
  'keeps events until the person has answered, and after %s they are reported %i times',
  async (answer, times) => {
    const { plugin, connect } = createAnalyticsRelay()
    const stop = plugin.start()
    plugin.track(exit)
    const recorder = createRecorder()
    const consent = createConsent(null)
    connect(createAnalytics({ trackers: [recorder], consent, beforeConsent: 'keep' }))
    await new Promise((resolve) => setTimeout(resolve))
    expect(recorder.events).toEqual([])
    consent.answer(answer)
    consent.answer('granted')
    await new Promise((resolve) => setTimeout(resolve))
    expect(recorder.events).toHaveLength(times)
    stop()
  },
)

it('drops events without an error if there are no analytics', () => {
  const { plugin, connect } = createAnalyticsRelay()
  plugin.track(exit)
  connect(null)
  const recorder = createRecorder()
  connect(createAnalytics({ trackers: [recorder], consent: unsafelyWithoutConsent }))
  plugin.track(exit)
  plugin.report({ flow: 'sign_in', form: 'sign-in', method: 'email' })
  expect(recorder.events).toEqual([])
  expect(plugin.readClientId()).toBeNull()
})

it('keeps no more than 200 events, and starts and stops analytics that are loaded later', async () => {
  const { plugin, connect } = createAnalyticsRelay()
  const stop = plugin.start()
  for (let count = 0; count < 300; count++) plugin.track(exit)
  const recorder = createRecorder({ readClientId: () => '1.2' })
  connect(createAnalytics({ trackers: [recorder], consent: unsafelyWithoutConsent }))
  await expect.poll(() => recorder.events.length).toBe(200)
  expect(plugin.readClientId()).toBe('1.2')
  plugin.track(exit)
  // Events are reported at once when the page is left.
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(recorder.events).toHaveLength(201)
  stop()
})

const leavePage = () => dispatchEvent(new PageTransitionEvent('pagehide'))

it('reports a left page’s events on the tab’s next page, once, if the person has consented', async () => {
  createConsent().answer('granted')
  const { plugin, connect } = createAnalyticsRelay()
  const { unmount } = await renderForm(<SignIn />, answerJson(200, user), basicFingerprint, plugin)
  await email.fill('a')
  leavePage()
  // Simulates a form whose listener runs after the relay's.
  plugin.track({ ...exit, form: 'another' })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('"a"')

  const next = createAnalyticsRelay()
  const recorder = createRecorder()
  next.connect(createAnalytics({ trackers: [recorder], consent: createConsent() }))
  const names = () => recorder.events.map((event) => ('action' in event ? event.action : event.name))
  await expect.poll(names).toEqual(['change', 'firstInput', 'form_exit', 'form_exit'])

  // The back/forward cache restores the first page.
  connect(createAnalytics({ trackers: [recorder], consent: createConsent() }))
  plugin.track({ ...exit, form: 'later' })
  await expect.poll(() => recorder.events.length).toBe(5)
  expect(sessionStorage.length).toBe(0)
  await unmount()
})

it.each(['denied', 'unknown'] as const)(
  'keeps nothing of a page that is left while consent is %s',
  (answer) => {
    if (answer === 'denied') createConsent().answer(answer)
    const { plugin } = createAnalyticsRelay()
    const stop = plugin.start()
    plugin.track(exit)
    leavePage()
    expect(sessionStorage.length).toBe(0)
    stop()
  },
)

it.each(['', 'no list', '{"name":"form_exit"}', '[1,null,{"name":"form_exit","schemaVersion":0}]'])(
  'ignores stored events that are %j',
  async (kept) => {
    sessionStorage.setItem('foyer-analytics-left', kept)
    const { plugin, connect } = createAnalyticsRelay()
    plugin.track(exit)
    const recorder = createRecorder()
    connect(createAnalytics({ trackers: [recorder], consent: unsafelyWithoutConsent }))
    await expect.poll(() => recorder.events).toEqual([exit])
  },
)
