import '@foyer/kit/styles.css'
import { describe, expect, it } from 'vitest'
import { unsafelyWithoutConsent } from '../analytics/consent.ts'
import { createAnalytics } from '../analytics/create-analytics.ts'
import type { Tracker } from '../analytics/tracker.ts'
import { basicFingerprint } from '../fingerprint/create-fingerprint.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { createRecorder } from '../testing/create-recorder.ts'
import { answerJson, renderForm, user, type Answer } from '../testing/render-form.tsx'
import { fillIn, submit } from '../testing/sign-in-controls.ts'

async function open(
  form = <SignIn />,
  answer: Answer = answerJson(200, user),
  trackers?: readonly Tracker[],
) {
  const recorder = createRecorder()
  const analytics = createAnalytics({ trackers: trackers ?? [recorder], consent: unsafelyWithoutConsent })
  const rendered = await renderForm(form, answer, basicFingerprint, analytics)
  return { ...rendered, ...recorder, names: () => recorder.events.map(({ name }) => name) }
}

describe('a tracker that', () => {
  const never = new Promise<void>(() => undefined)
  const fault = new Error('blocked')
  const throws = (): never => {
    throw fault
  }
  it.each<[string, Tracker]>([
    ['throws', { name: 'bad', track: throws, flush: throws, stop: throws }],
    ['rejects', { name: 'bad', track: () => Promise.reject(fault) }],
    ['cannot begin', { name: 'bad', init: throws, track: throws }],
    ['is blocked', { name: 'bad', init: () => Promise.reject(fault), track: throws }],
    ['never gets ready', { name: 'bad', init: () => never, track: throws }],
    ['hangs', { name: 'bad', track: () => never }],
  ])('%s disturbs neither a sign-in nor another tracker', async (_name, bad) => {
    const good = createRecorder()
    const { session } = await open(<SignIn />, answerJson(200, user), [bad, good])
    await fillIn()
    await submit.click()
    await expect.poll(() => session.getState().status).toBe('signed-in')
    await expect.poll(() => good.events.at(-1)?.name).toBe('sign_in_success')
    dispatchEvent(new PageTransitionEvent('pagehide'))
  })

  it('is missing does not stop a sign-in', async () => {
    const { session } = await open(<SignIn />, answerJson(200, user), [])
    await fillIn()
    await submit.click()
    await expect.poll(() => session.getState().status).toBe('signed-in')
  })
})
