import '@foyer/kit/styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SignInProps } from '../sign-in/sign-in-props.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson, user } from '../testing/render-form.tsx'
import {
  again,
  calls,
  createSecondStepServer,
  heading,
  other,
  stepExpired,
  recoveryCode,
  renderStep,
  totp,
  trust,
  wrong,
} from '../testing/second-step-server.tsx'
import { email, fillIn, password, submit } from '../testing/sign-in-controls.ts'

const form = page.getByRole('form', { name: 'One more step' })

beforeEach(() => sessionStorage.clear())
afterEach(async () => {
  sessionStorage.clear()
  vi.restoreAllMocks()
  await page.viewport(414, 896)
})

/** Signs in with a password, and reaches the second step. */
async function reachStep(server = createSecondStepServer(), props: SignInProps = {}) {
  const onSuccess = vi.fn<NonNullable<SignInProps['onSuccess']>>()
  const rendered = await renderStep(server, <SignIn {...{ onSuccess }} {...props} />)
  await fillIn()
  await submit.click()
  await expect.element(heading).toHaveFocus()
  return { ...rendered, server, onSuccess }
}

async function chooseRecoveryCode(): Promise<void> {
  await other.click()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect.element(recoveryCode).toHaveFocus()
}

describe('The second step of a sign-in', () => {
  it('replaces the form, and signs in once the code is complete', async () => {
    const { bodies, session, onSuccess, server } = await reachStep()
    expect(email.elements()).toEqual([])
    expect(await findAxeViolations()).toEqual([])
    await userEvent.tab()
    await expect.element(totp).toHaveFocus()
    await userEvent.keyboard('123456')
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    expect(bodies(calls.finish)).toEqual([{ totp: '123456', lang: 'en-001' }])
    expect(server.keys.at(-1)).toMatch(/^[0-9a-f]{32}$/)
    expect(session.getState()).toEqual({ status: 'signed-in', user })
    expect(sessionStorage).toHaveLength(0)
  })

  it('signs the person in if the answer that did so was lost', async () => {
    const { server, session } = await reachStep()
    server.answers[calls.finish] = () => {
      server.isSignedIn = true
      return stepExpired()
    }
    await totp.fill('123456')
    await expect.poll(() => session.getState()).toEqual({ status: 'signed-in', user })
  })

  it.each([
    ['totp_wrong', 'That code is not right.'],
    ['totp_used', 'That code has been used.'],
  ])('shows at the field why a code is refused, and accepts the next one: %s', async (code, message) => {
    const { server, onSuccess } = await reachStep()
    server.answers[calls.finish] = wrong('totp', code, message)
    await totp.fill('123456')
    await expect.element(totp).toHaveAccessibleDescription(message)
    await expect.element(totp).toHaveFocus()
    expect(await findAxeViolations()).toEqual([])
    server.answers[calls.finish] = answerJson(200, user)
    await userEvent.keyboard('654321')
    await expect.poll(() => onSuccess.mock.calls).toHaveLength(1)
  })

  it('says how long to wait after too many codes', async () => {
    const { server } = await reachStep()
    const body = { code: 'too_many_attempts', message: 'x' }
    server.answers[calls.finish] = answerJson(429, body, { 'Retry-After': '30' })
    await totp.fill('123456')
    await expect.element(form.getByRole('alert')).toHaveTextContent('30 seconds')
  })

  it('keeps a code that did not reach the server, and sends it again with the same key', async () => {
    const { server, onSuccess } = await reachStep()
    server.answers[calls.finish] = () => Promise.reject(new TypeError('Failed to fetch'))
    await totp.fill('123456')
    await expect.element(form.getByRole('alert')).toHaveTextContent(/could not reach the server/)
    server.answers[calls.finish] = answerJson(200, user)
    await submit.click()
    await expect.poll(() => onSuccess.mock.calls).toHaveLength(1)
    expect(server.keys.at(-1)).toBe(server.keys.at(-2))
  })

  it('takes a recovery code as it was typed, by keyboard alone', async () => {
    const { bodies, onSuccess } = await reachStep()
    other.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Use a recovery code' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(recoveryCode).toHaveFocus()
    expect(await findAxeViolations()).toEqual([])
    await userEvent.keyboard(' abcde fghjk {Enter}')
    await expect.poll(() => onSuccess.mock.calls).toHaveLength(1)
    expect(bodies(calls.finish)).toEqual([{ recoveryCode: 'abcde fghjk', lang: 'en-001' }])
  })

  it('says at the field that a recovery code is wrong', async () => {
    const { server } = await reachStep()
    server.answers[calls.finish] = wrong('recoveryCode', 'recovery_code_wrong', 'Not one of yours.')
    await chooseRecoveryCode()
    await userEvent.keyboard('abcde{Enter}')
    await expect.element(recoveryCode).toHaveAccessibleDescription('Not one of yours.')
    await expect.element(recoveryCode).toHaveFocus()
  })

  it('has the device trusted on request, whichever way the person then chooses', async () => {
    const { bodies, onSuccess } = await reachStep(createSecondStepServer({ trustDays: 30 }))
    await trust.click()
    // Stays checked when the person chooses another way.
    await chooseRecoveryCode()
    await expect.element(trust).toBeChecked()
    await userEvent.keyboard('abcde{Enter}')
    await expect.poll(() => onSuccess.mock.calls).toHaveLength(1)
    expect(bodies(calls.finish)).toEqual([{ recoveryCode: 'abcde', trustsDevice: true, lang: 'en-001' }])
  })

  it('does not offer to trust the device if the server does not allow it', async () => {
    await reachStep()
    expect(page.getByRole('checkbox').elements()).toEqual([])
  })

  it('can be left by starting again, and the form then still has what was typed', async () => {
    const { server } = await reachStep()
    await again.click()
    await expect.element(email).toHaveValue('anna@example.com')
    await expect.element(password).toHaveValue('corridor')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toHaveFocus()
    expect(server.sent.at(-1)?.call).toBe(calls.cancel)
    expect(sessionStorage).toHaveLength(0)
    await submit.click()
    await expect.element(heading).toHaveFocus()
  })

  it('brings back the form, and says so, when it has expired', async () => {
    const { server } = await reachStep()
    server.answers[calls.finish] = stepExpired
    await totp.fill('123456')
    await expect.element(page.getByText('This sign-in has taken too long. Start it again.')).toHaveFocus()
    await expect.element(password).toHaveValue('corridor')
    expect(await findAxeViolations()).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  it('says what to do in a browser that keeps no cookies', async () => {
    const { onSuccess } = await reachStep()
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    await totp.fill('123456')
    await expect.element(form.getByRole('alert')).toHaveTextContent(/cookies/)
    expect(onSuccess).not.toHaveBeenCalled()
  })

  it('fits into 320 pixels', async () => {
    await page.viewport(320, 800)
    await reachStep(createSecondStepServer({ trustDays: 30 }))
    await other.click()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(await findAxeViolations()).toEqual([])
  })
})
