import '@foyer/kit/styles.css'
import { kit, signIn, validation } from '@foyer/core/messages/ar-XX'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { unsafelyWithoutConsent } from '../analytics/consent.ts'
import { createAnalytics } from '../analytics/create-analytics.ts'
import { createApi } from '../api/index.ts'
import { FoyerProvider } from '../plugins/foyer-provider.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { createRecorder } from '../testing/create-recorder.ts'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson, user } from '../testing/render-form.tsx'
import {
  again,
  calls,
  createSecondStepServer,
  heading,
  needed,
  other,
  recoveryCode,
  renderStep,
  secondFactor,
  totp,
  wrong,
} from '../testing/second-step-server.tsx'
import { fillIn, password, phone, submit } from '../testing/sign-in-controls.ts'
import { renderAlone } from '../testing/render-second-step.tsx'
import { SecondStep } from './second-step.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  sessionStorage.clear()
  document.documentElement.dir = ''
})

it('The second step is reported as a form of its own, and it alone as the sign-in', async () => {
  const recorder = createRecorder()
  const { events } = recorder
  const analytics = createAnalytics({ trackers: [recorder], consent: unsafelyWithoutConsent })
  const server = createSecondStepServer()
  server.answers[calls.finish] = wrong('totp', 'totp_wrong', 'Wrong.')
  await renderStep(server, <SignIn />, analytics)
  await fillIn()
  await submit.click()
  await expect.element(heading).toHaveFocus()
  await totp.fill('123456')
  await expect.element(totp).toHaveAccessibleDescription('Wrong.')
  server.answers[calls.finish] = answerJson(200, user)
  await totp.fill('654321')
  const outcomes = () => events.filter(({ name }) => name.startsWith('sign_in') || name === 'form_exit')
  await expect.poll(outcomes).toMatchObject([
    { name: 'sign_in_error', form: 'second-step', code: 'validation_failed' },
    { name: 'sign_in_success', form: 'second-step' },
  ])
  expect(events).toContainEqual(expect.objectContaining({ form: 'second-step', field: 'totp' }))
  expect(JSON.stringify(events)).not.toContain('654321')
})

it('The second step reads from right to left in Arabic, its code from left to right', async () => {
  document.documentElement.dir = 'rtl'
  const server = createSecondStepServer()
  server.answers['POST /web/v1/auth/login'] = needed({ trustDays: 30 })
  const api = createApi({ lang: 'ar-XX', fetch: server.fetch })
  await render(
    <FoyerProvider api={api} messages={{ ...kit, ...validation, ...signIn }}>
      <main style={{ background: 'var(--foyer-ground)', color: 'var(--foyer-ink)' }}>
        <SecondStep
          secondFactor={{ ...secondFactor, trustDays: 30 }}
          onSuccess={() => undefined}
          onEnd={() => undefined}
        />
      </main>
    </FoyerProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'بقيت خطوة واحدة' })).toHaveFocus()
  await expect.element(page.getByRole('checkbox', { name: 'الوثوق بهذا الجهاز لمدة 30 يومًا' })).toBeVisible()
  const input = page.getByRole('textbox', { name: 'الرمز من تطبيق المصادقة' })
  expect(getComputedStyle(input.element()).direction).toBe('ltr')
  expect(await findAxeViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

it('Starting again with a phone number focuses its field if the form has no heading of its own', async () => {
  await renderStep(createSecondStepServer(), <SignIn methods={['email', 'phone']} hasTitle={false} />)
  await page.getByRole('tab', { name: 'Phone' }).click()
  await phone.fill('+49 151 23456789')
  await password.fill('corridor')
  await submit.click()
  await again.click()
  await expect.element(phone).toHaveFocus()
})

it('The second step does not offer a way that this version of the page does not know', async () => {
  await renderAlone(['smart-card' as 'totp', 'recovery-code'])
  await expect.element(recoveryCode).toBeVisible()
  expect(other.elements()).toEqual([])
  await userEvent.tab()
  await expect.element(recoveryCode).toHaveFocus()
})
