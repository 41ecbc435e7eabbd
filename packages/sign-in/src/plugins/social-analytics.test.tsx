import { afterEach, expect, it } from 'vitest'
import { unsafelyWithoutConsent } from '../analytics/consent.ts'
import { createAnalytics } from '../analytics/create-analytics.ts'
import { comeBack, storeAuthorization, stateOf } from '../testing/come-back.tsx'
import { createRecorder } from '../testing/create-recorder.ts'
import { SocialServer } from '../testing/social-server.tsx'

const originalUrl = location.href
afterEach(() => {
  history.replaceState(null, '', originalUrl)
  sessionStorage.clear()
})

const about = { schemaVersion: 1, form: 'social', method: 'google' }

it.each([
  ['a sign-in through a provider', '&code=c1', { name: 'social_success', ...about }],
  [
    'one that the provider refused',
    '&error=access_denied',
    { name: 'social_error', ...about, code: 'social_denied' },
  ],
])('trackers receive %s once, without its code and its state', async (_name, query, event) => {
  const recorder = createRecorder()
  const analytics = createAnalytics({ trackers: [recorder], consent: unsafelyWithoutConsent })
  storeAuthorization('google')
  await comeBack('google', `?${stateOf('google')}${query}`, new SocialServer(), analytics)
  await expect.poll(() => recorder.events.length).toBe(1)
  expect(recorder.events[0]).toMatchObject(event)
  expect(JSON.stringify(recorder.events)).not.toMatch(/c1|s1|WELCOME/)
})
