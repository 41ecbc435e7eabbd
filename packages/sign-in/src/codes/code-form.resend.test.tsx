import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  code,
  failWith,
  createDeferred,
  renderCodeForm,
  resendButton as again,
  wrongCode,
} from '../testing/render-code-form.tsx'
import { findAxeViolations } from '../testing/find-axe-violations.ts'

const status = page.getByText('Sent again', { exact: true })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Presses the button, even if it looks disabled. */
function pressNow(): void {
  ;(again.element() as HTMLButtonElement).click()
}

async function advance(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
}

it('counts down the minute until the code can be sent again', async () => {
  const { resend } = await renderCodeForm()
  await expect.element(again).toHaveTextContent(/in 60\ss/)
  await expect.element(again).toHaveAttribute('aria-disabled', 'true')
  pressNow()
  await advance(1)
  await expect.element(again).toHaveTextContent(/in 59\ss/)
  await advance(58)
  await expect.element(again).toHaveTextContent(/in 1\ss/)
  pressNow()
  expect(resend).not.toHaveBeenCalled()
  await advance(1)
  await expect.element(again).toHaveTextContent(/^Send again$/)
  await expect.element(again).not.toHaveAttribute('aria-disabled')
  await again.click()
  await expect.element(status).toBeVisible()
  expect(resend).toHaveBeenCalledOnce()
  await expect.element(again).toHaveTextContent(/in 60\ss/)
  // axe uses the page's timers, so they must be real.
  vi.useRealTimers()
  expect(await findAxeViolations()).toEqual([])
})

it('tells a screen reader the time left when the button gets the focus, and not every second', async () => {
  await renderCodeForm()
  await advance(10)
  const button = again.element() as HTMLButtonElement
  button.focus()
  await expect.element(again).toHaveAccessibleDescription(/in 50\ss/)
  await advance(10)
  await expect.element(again).toHaveTextContent(/in 40\ss/)
  await expect.element(again).toHaveAccessibleName('Send again')
  await expect.element(again).toHaveAccessibleDescription(/in 50\ss/)
  const live = [...document.querySelectorAll('[aria-live], [role=alert], output')]
  expect(live.filter(({ textContent }) => /[45]0/.test(textContent))).toEqual([])
  await advance(40)
  await expect.element(again).not.toHaveAccessibleDescription()
})

it('counts down to the time that it is given', async () => {
  await renderCodeForm({ resendAt: Date.now() + 5500 })
  await expect.element(again).toHaveTextContent(/in 6\ss/)
  await advance(0.5)
  await expect.element(again).toHaveTextContent(/in 5\ss/)
  await advance(5)
  await expect.element(again).not.toHaveAttribute('aria-disabled')
})

it('resends the code once for two presses, clears the error, and returns to the input', async () => {
  const answer = createDeferred<null>()
  const { send, resend } = await renderCodeForm({ resendAt: 0, autofocus: true })
  send.mockRejectedValueOnce(wrongCode)
  await userEvent.keyboard('111111')
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  resend.mockReturnValue(answer.promise)
  ;(again.element() as HTMLButtonElement).focus()
  pressNow()
  await expect.element(again).toHaveAttribute('aria-busy', 'true')
  pressNow()
  expect(status.elements()).toEqual([])
  answer.resolve(null)
  await expect.element(status).toBeVisible()
  expect(resend).toHaveBeenCalledOnce()
  await expect.element(code).not.toHaveAttribute('aria-invalid')
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('222222')
  await expect.poll(() => send.mock.calls.length).toBe(2)
  expect(send.mock.lastCall?.[0]).toBe('222222')
})

it('says why the code could not be resent, and waits as long as the server asks', async () => {
  const { resend } = await renderCodeForm({ resendAt: 0 })
  resend.mockRejectedValueOnce(failWith(429, 'too_many_attempts', 90))
  await again.click()
  await expect.element(page.getByText('Too many attempts. Wait 90 seconds and try again.')).toBeVisible()
  await expect.element(again).toHaveTextContent(/in 90\ss/)
  await advance(90)
  await again.click()
  await expect.element(status).toBeVisible()
  expect(page.getByText('Too many attempts').elements()).toEqual([])
})

it('can resend at once after any other failure', async () => {
  const { resend } = await renderCodeForm({ resendAt: 0 })
  resend.mockRejectedValueOnce(failWith(503, 'unavailable'))
  await again.click()
  await expect.element(page.getByText(/temporarily unavailable/)).toBeVisible()
  await again.click()
  await expect.element(status).toBeVisible()
})
