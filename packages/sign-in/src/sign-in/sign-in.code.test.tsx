import '@foyer/kit/styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson, answerPendingCodes, DeferredAnswer, renderForm, user } from '../testing/render-form.tsx'
import { email, password, phone, submit } from '../testing/sign-in-controls.ts'
import type { SignInProps } from './sign-in-props.ts'
import { SignIn } from './sign-in.tsx'

const both = ['email', 'phone'] as const
const offer = page.getByRole('button', { name: 'Send me a code instead' })
const code = page.getByRole('textbox', { name: /^Code from/ })
const back = page.getByRole('button', { name: 'Use the password instead' })
const sentCode = answerJson(202, {})
const enter = answerJson(200, { ...user, ended: null })

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  answerPendingCodes.mockImplementation(answerJson(200, { pending: [] }))
  sessionStorage.clear()
})

const again = page.getByRole('button', { name: 'Send again' })

/** The server answers that this browser waits for a code, which can be sent again at this time. */
function answerPending(resendAt: number): void {
  const at = { resendAt: new Date(resendAt).toISOString(), expiresAt: new Date(resendAt).toISOString() }
  const pending = [{ purpose: 'sign-in', kind: 'email', to: 'anna@example.com', ...at }]
  answerPendingCodes.mockImplementation(answerJson(200, { pending }))
}

async function askForCode(props: SignInProps = {}) {
  const rendered = await renderForm(<SignIn {...props} />, sentCode)
  await email.fill('anna@example.com')
  await offer.click()
  await expect.element(code).toHaveFocus()
  return rendered
}

// R10.20
describe('A code instead of the password', () => {
  it('is sent to the typed address, asked for at once, and signs in', async () => {
    const onSuccess = vi.fn<NonNullable<SignInProps['onSuccess']>>()
    const onEnded = vi.fn<NonNullable<SignInProps['onEnded']>>()
    const { answer, sent, session } = await askForCode({ onSuccess, onEnded })
    expect(sent).toEqual([
      {
        body: { email: 'anna@example.com', lang: 'en-001', fingerprint: expect.any(Object) },
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ])
    await expect.element(page.getByText(/If there is an account for .*anna@example\.com/)).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Enter the code')
    expect(await findAxeViolations()).toEqual([])
    answer.mockImplementation(enter)
    await userEvent.keyboard('123456')
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    expect(sent[1]?.body).toEqual({ code: '123456', lang: 'en-001', fingerprint: expect.any(Object) })
    expect(session.getState()).toEqual({ status: 'signed-in', user })
    expect(onEnded).not.toHaveBeenCalled()
    expect(sessionStorage).toHaveLength(0)
  })

  it('keeps the focus on its button, for another try, when it could not be sent', async () => {
    const { answer } = await renderForm(<SignIn />, () => Promise.reject(new TypeError('Failed to fetch')))
    await email.fill('anna@example.com')
    await offer.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('could not reach the server')
    await expect.element(offer).toHaveFocus()
    answer.mockImplementation(sentCode)
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveFocus()
  })

  it('tells the app, before the session begins, what the sign-in has ended', async () => {
    const states: string[] = []
    const onEnded = vi.fn<NonNullable<SignInProps['onEnded']>>(
      () => void states.push(session.getState().status),
    )
    const { answer, session } = await askForCode({ onEnded })
    const ended = { unlinked: [{ social: 'google', name: 'M' }], hadPassword: true }
    answer.mockImplementation(answerJson(200, { ...user, ended }))
    await userEvent.keyboard('123456')
    await expect.poll(() => onEnded.mock.calls).toEqual([[ended]])
    expect(states).toEqual(['signed-out'])
  })

  it('needs an address, and no password', async () => {
    const { sent } = await renderForm(<SignIn />, sentCode)
    await offer.click()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await expect.element(password).not.toHaveAttribute('aria-invalid')
    expect(sent).toEqual([])
    // The form still needs a password.
    await email.fill('anna@example.com')
    await submit.click()
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })

  it('can be left for what was typed: the password, or the address', async () => {
    const { answer, session } = await renderForm(<SignIn methods={both} />, sentCode)
    await email.fill('anna@example.com')
    await password.fill('corridor')
    await offer.click()
    await back.click()
    await expect.element(password).toHaveFocus()
    await expect.element(password).toHaveValue('corridor')
    await offer.click()
    await expect.element(code).toHaveFocus()
    await page.getByRole('button', { name: 'Use another address' }).click()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveValue('anna@example.com')
    answer.mockImplementation(enter)
    await submit.click()
    await expect.poll(() => session.getState().status).toBe('signed-in')
  })

  it('is sent to a phone number as well', async () => {
    const { sent } = await renderForm(<SignIn methods={['phone']} />, sentCode)
    await phone.fill('+49 151 23456789')
    await offer.click()
    await expect.element(page.getByRole('textbox', { name: 'Code from the text message' })).toHaveFocus()
    expect(sent[0]?.body).toMatchObject({ phone: '+4915123456789' })
  })

  it('shows at the button that it is being sent, and an error in the form', async () => {
    const open = new DeferredAnswer()
    await renderForm(<SignIn />, () => open.promise)
    await email.fill('anna@example.com')
    await offer.click()
    await expect.element(offer).toHaveAttribute('aria-busy', 'true')
    await expect.element(submit).not.toHaveAttribute('aria-busy')
    open.resolve(await answerJson(503, { code: 'unavailable', message: 'Not now.' })())
    await expect
      .element(page.getByRole('form').getByRole('alert'))
      .toHaveTextContent(/temporarily unavailable/)
    await expect.element(offer).not.toHaveAttribute('aria-busy')
  })

  it('is still asked for after a reload, and the server says when it can be sent again', async () => {
    const { unmount } = await askForCode()
    await unmount()
    answerPending(Date.now() - 1000)
    const { answer, session } = await renderForm(<SignIn />, sentCode)
    await expect.element(code).toBeVisible()
    await expect.element(code).not.toHaveFocus()
    await expect.element(again).not.toHaveAttribute('aria-disabled')
    answer.mockImplementation(enter)
    await code.fill('123456')
    await expect.poll(() => session.getState().status).toBe('signed-in')
  })

  it('can be sent again within a minute on a device whose clock is slow', async () => {
    const { unmount } = await askForCode()
    await unmount()
    answerPending(Date.now() + 3_600_000)
    await renderForm(<SignIn />, sentCode)
    await expect.element(again).toHaveTextContent(/in (60|59)\ss/)
  })

  it('that was sent again is still asked for after a reload for as long as it is valid', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { unmount } = await askForCode()
    vi.setSystemTime(Date.now() + 9.5 * 60_000)
    await expect.element(again).not.toHaveAttribute('aria-disabled')
    await again.click()
    await expect.element(page.getByText('Sent again', { exact: true })).toBeVisible()
    await unmount()
    vi.setSystemTime(Date.now() + 60_000)
    answerPending(Date.now() - 1000)
    await renderForm(<SignIn />, sentCode)
    await expect.element(code).toBeVisible()
  })

  it('is no longer asked for after a reload once it is used or expired', async () => {
    const { unmount } = await askForCode()
    await unmount()
    await renderForm(<SignIn />, sentCode)
    await expect.element(offer).toBeVisible()
    expect(code.elements()).toEqual([])
  })
})
