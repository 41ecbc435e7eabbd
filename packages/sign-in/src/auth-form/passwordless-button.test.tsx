import '@foyer/kit/styles.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { basicFingerprint, type FingerprintPlugin } from '../fingerprint/create-fingerprint.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { SignUp } from '../sign-up/sign-up.tsx'
import { answerJson, renderForm } from '../testing/render-form.tsx'
import { email, password } from '../testing/sign-in-controls.ts'

/** Submits wait for these readings before anything is sent. */
const slow: FingerprintPlugin = { ...basicFingerprint, read: () => new Promise(() => undefined) }
const methods = ['password', 'code', 'passkey'] as const

it.each([
  ['Send me a code instead', <SignIn key="in" signInMethods={methods} />, 'Sign in'],
  ['Create a passkey instead of a password', <SignUp key="up" signInMethods={methods} />, 'Create account'],
])(
  '"%s" shows that it is busy when it is pressed, and the submit button does not',
  async (name, form, main) => {
    await renderForm(form, answerJson(202, {}), slow)
    const passwordless = page.getByRole('button', { name, exact: true })
    const submit = page.getByRole('button', { name: main, exact: true })
    await email.fill('anna@example.com')
    await passwordless.click()
    await expect.element(passwordless).toHaveAttribute('aria-busy', 'true')
    await expect.element(submit).not.toHaveAttribute('aria-busy')
  },
)

it.each([
  ['Sign in', <SignIn key="in" signInMethods={methods} />, 'Send me a code instead'],
  ['Create account', <SignUp key="up" signInMethods={methods} />, 'Create a passkey instead of a password'],
])(
  '"%s" shows that it is busy when it is pressed after the other button has failed',
  async (name, form, other) => {
    const pending: FingerprintPlugin = {
      ...basicFingerprint,
      read: () => readings.shift() ?? slow.read(undefined),
    }
    const readings: ReturnType<FingerprintPlugin['read']>[] = [basicFingerprint.read(undefined)]
    await renderForm(form, answerJson(503, { code: 'unavailable', message: '' }), pending)
    const passwordless = page.getByRole('button', { name: other, exact: true })
    const submit = page.getByRole('button', { name, exact: true })
    await email.fill('anna@example.com')
    await passwordless.click()
    await expect.element(page.getByText(/temporarily unavailable/)).toBeVisible()
    await password.fill('Corridor-light-9')
    await submit.click()
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    await expect.element(passwordless).not.toHaveAttribute('aria-busy')
  },
)

it('"Create a passkey instead of a password" is nearer to the password and its rules than to the date of birth', async () => {
  await renderForm(<SignUp signInMethods={methods} hasDateOfBirth />, answerJson(202, {}))
  const name = 'Create a passkey instead of a password'
  const { top, bottom } = page.getByRole('button', { name, exact: true }).element().getBoundingClientRect()
  const field = password.element().closest('[data-margin]') ?? password.element()
  const above = top - field.getBoundingClientRect().bottom
  const below = page.getByText('Date of birth').first().element().getBoundingClientRect().top - bottom
  expect(below).toBeGreaterThan(above)
})
