import '@foyer/kit/styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { secondStepKey } from '../second-step/second-step-key.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import type { SignInProps } from '../sign-in/sign-in-props.ts'
import { SignUp } from '../sign-up/sign-up.tsx'
import { Hideable, hideAndShow } from '../testing/hideable.tsx'
import { answerJson, user, type Answer } from '../testing/render-form.tsx'
import { createSecondStepServer, renderStep, totp } from '../testing/second-step-server.tsx'
import { email, fillIn, password, submit } from '../testing/sign-in-controls.ts'

const code = page.getByRole('textbox', { name: /^Code from/ })
const onSuccess = vi.fn<NonNullable<SignInProps['onSuccess']>>()

function clear(): void {
  sessionStorage.clear()
  localStorage.clear()
  onSuccess.mockClear()
}
beforeEach(clear)
afterEach(clear)

async function renderHideable(form = <SignIn onSuccess={onSuccess} />, answers: Record<string, Answer> = {}) {
  const server = createSecondStepServer()
  Object.assign(server.answers, answers)
  await renderStep(server, <Hideable>{form}</Hideable>)
}

async function askForCode(): Promise<void> {
  await email.fill('anna@example.com')
  await page.getByRole('button', { name: 'Send me a code instead' }).click()
  await expect.element(code).toHaveFocus()
}

async function expectEmpty(): Promise<void> {
  await expect.element(email).toBeVisible()
  await expect.element(email).toHaveValue('')
  await expect.element(password).toHaveValue('')
}

describe('A form that is hidden, as by <Activity>, and shown again after somebody has signed in', () => {
  it('is empty after a password, and can be sent', async () => {
    await renderHideable(undefined, { 'POST /web/v1/auth/login': answerJson(200, user) })
    for (let time = 1; time <= 2; time++) {
      await fillIn()
      await submit.click()
      await expect.poll(() => onSuccess.mock.calls.length).toBe(time)
      await hideAndShow()
      await expectEmpty()
    }
  })

  it('is empty after the second step', async () => {
    await renderHideable()
    await fillIn()
    await submit.click()
    await totp.fill('123456')
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    await hideAndShow()
    await expectEmpty()
    // Otherwise the form would look for the step when it is loaded again.
    expect(sessionStorage.getItem(secondStepKey)).toBe(null)
  })

  it('is empty after a code', async () => {
    const entered = answerJson(200, { ...user, ended: null })
    await renderHideable(undefined, { 'POST /web/v1/auth/code/confirm': entered })
    await askForCode()
    await userEvent.keyboard('123456')
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    await hideAndShow()
    await expectEmpty()
  })

  it('is empty after a sign-up', async () => {
    await renderHideable(<SignUp onSuccess={onSuccess} />, {
      'POST /web/v1/auth/register': answerJson(201, user),
    })
    await email.fill('anna@example.com')
    await password.fill('Corridor-1')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    await hideAndShow()
    await expectEmpty()
  })
})

it('A form that waits for a code when it is hidden still waits when it is shown, and keeps what was typed', async () => {
  await renderHideable()
  await askForCode()
  await hideAndShow()
  await expect.element(code).toBeVisible()
  await page.getByRole('button', { name: 'Use the password instead' }).click()
  await expect.element(email).toHaveValue('anna@example.com')
})
