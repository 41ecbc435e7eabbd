import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { unsafelyWithoutConsent } from '../analytics/consent.ts'
import { createAnalytics } from '../analytics/create-analytics.ts'
import { basicFingerprint } from '../fingerprint/create-fingerprint.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { createRecorder } from '../testing/create-recorder.ts'
import { disableAutofill, withPasskeys } from '../testing/passkey-browser.ts'
import { answerJson, renderForm, user } from '../testing/render-form.tsx'

const authenticator = withPasskeys()

it('a sign-in with a passkey is reported with passkey as its method', async () => {
  disableAutofill()
  await authenticator().add()
  const recorder = createRecorder()
  const analytics = createAnalytics({ trackers: [recorder], consent: unsafelyWithoutConsent })
  await renderForm(<SignIn />, answerJson(200, user), basicFingerprint, analytics)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect.poll(() => recorder.events.map(({ name }) => name)).toEqual(['sign_in_success'])
  expect(recorder.events[0]).toMatchObject({ form: 'sign-in', method: 'passkey' })
})
