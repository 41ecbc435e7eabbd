import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { unsafelyWithoutConsent } from '../analytics/consent.ts'
import { createAnalytics } from '../analytics/create-analytics.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { createRecorder } from '../testing/create-recorder.ts'
import { answerJson, renderForm, user } from '../testing/render-form.tsx'
import { email } from '../testing/sign-in-controls.ts'

const offer = page.getByRole('button', { name: 'Send me a code instead' })
const code = page.getByRole('textbox', { name: /^Code from/ })
const sentCode = answerJson(202, {})
const enter = answerJson(200, { ...user, ended: null })

beforeEach(() => sessionStorage.clear())
afterEach(() => sessionStorage.clear())

it('Signing in with a code is reported as a form of its own, and only the code as the sign-in', async () => {
  const recorder = createRecorder()
  const { events } = recorder
  const analytics = createAnalytics({ trackers: [recorder], consent: unsafelyWithoutConsent })
  const { answer } = await renderForm(<SignIn />, sentCode, undefined, analytics)
  await email.fill('anna@example.com')
  await offer.click()
  await expect.element(code).toHaveFocus()
  answer.mockImplementation(answerJson(400, { code: 'code_over', message: 'Over.' }))
  await userEvent.keyboard('123456')
  await expect.element(page.getByText('Over.')).toBeVisible()
  answer.mockImplementation(enter)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const outcomes = () => events.filter(({ name }) => name.startsWith('sign_in'))
  await expect.poll(outcomes).toMatchObject([
    { name: 'sign_in_error', form: 'sign-in-code', code: 'code_over' },
    { name: 'sign_in_success', form: 'sign-in-code' },
  ])
  expect(events).toContainEqual(expect.objectContaining({ form: 'sign-in-code', field: 'code' }))
})
