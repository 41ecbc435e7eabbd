import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import {
  code,
  failWith,
  createDeferred,
  renderCodeForm,
  submit,
  wrongCode,
} from '../testing/render-code-form.tsx'

const selected = () => {
  const { value, selectionStart, selectionEnd } = code.element() as HTMLInputElement
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
}

it('says where the code was sent, and submits itself at the sixth digit', async () => {
  const { send, onSuccess } = await renderCodeForm({ autofocus: true })
  await expect.element(page.getByText(/sent a code to .*anna@example\.com/)).toBeVisible()
  await expect.element(page.getByText(/spam folder/)).toBeVisible()
  await expect.element(page.getByRole('form', { name: 'Confirm your address' })).toBeVisible()
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('12345')
  expect(send).not.toHaveBeenCalled()
  await userEvent.keyboard('6')
  await expect.poll(() => onSuccess.mock.calls).toEqual([['done']])
  expect(send).toHaveBeenCalledExactlyOnceWith('123456', {
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    signal: expect.any(AbortSignal),
  })
})

it('shows the text that it is given, and speaks of a text message for a phone', async () => {
  await renderCodeForm({ channel: 'phone', sentText: 'If we know this number, a code is on its way.' })
  await expect.element(page.getByText('If we know this number')).toBeVisible()
  await expect.element(code).toHaveAccessibleName('Code from the text message')
  expect(page.getByText(/spam folder/).elements()).toEqual([])
  await expect.element(code).not.toHaveFocus()
})

it('sends once, however often the button is pressed meanwhile', async () => {
  const answer = createDeferred<string>()
  const { send, sent, onSuccess } = await renderCodeForm({ autofocus: true })
  send.mockReturnValue(answer.promise)
  await userEvent.keyboard('123456')
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  const button = submit.element() as HTMLButtonElement
  button.click()
  button.click()
  await code.click()
  await userEvent.keyboard('{Enter}')
  answer.resolve('done')
  await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
  expect(sent()).toEqual(['123456'])
})

it('shows the error of a wrong code at its field, selects the code, and sends the next one', async () => {
  const { send, sent, onSuccess } = await renderCodeForm({ autofocus: true })
  send.mockRejectedValueOnce(wrongCode)
  await userEvent.keyboard('111111')
  await expect.element(code).toHaveAccessibleDescription('That code is not right.')
  await expect.element(page.getByRole('form').getByRole('alert')).toHaveTextContent('That code is not right.')
  await expect.element(code).toHaveFocus()
  await expect.poll(selected).toBe('111111')
  expect(await findAxeViolations()).toEqual([])
  await userEvent.keyboard('222222')
  await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
  expect(sent()).toEqual(['111111', '222222'])
})

it('moves the focus from the button to a wrong code', async () => {
  const { send } = await renderCodeForm({ initialCode: '111111' })
  send.mockRejectedValueOnce(wrongCode)
  await submit.click()
  await expect.element(code).toHaveFocus()
  await expect.poll(selected).toBe('111111')
})

it('shows any other error in the form, and sends the same code again with the same key', async () => {
  const { send, onSuccess } = await renderCodeForm({ autofocus: true })
  send.mockRejectedValueOnce(failWith(503, 'unavailable'))
  await userEvent.keyboard('123456')
  const alert = page.getByRole('form').getByRole('alert')
  await expect.element(alert).toHaveTextContent(/temporarily unavailable/)
  await expect.element(code).toHaveValue('123456')
  await submit.click()
  await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
  const [first, second] = send.mock.calls.map(([, { key }]) => key)
  expect(second).toBe(first)
})

it('sends a code that was corrected during the check, and ignores the answer about the first one', async () => {
  const first = createDeferred<string>()
  const { send, sent, onSuccess } = await renderCodeForm({ autofocus: true })
  send.mockReturnValueOnce(first.promise)
  await userEvent.keyboard('123456{Backspace}7')
  await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
  first.reject(wrongCode)
  expect(sent()).toEqual(['123456', '123457'])
  expect(send.mock.calls[0]?.[1].signal.aborted).toBe(true)
  await expect.element(code).not.toHaveAttribute('aria-invalid')
})

it('fills in the code of a link, and sends it only once the button is pressed', async () => {
  const { send, sent, onSuccess } = await renderCodeForm({ initialCode: '123 456', autofocus: true })
  await expect.element(code).toHaveValue('123456')
  await expect.element(submit).toHaveFocus()
  // A mail scanner that opens the link and runs the page's script does not use up the code.
  await new Promise((resolve) => void setTimeout(resolve, 100))
  expect(send).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
  expect(sent()).toEqual(['123456'])
})

it('asks for all six digits', async () => {
  const { send } = await renderCodeForm({ autofocus: true })
  await userEvent.keyboard('123{Enter}')
  await expect.element(code).toHaveAccessibleDescription('Enter all six digits of the code')
  expect(send).not.toHaveBeenCalled()
})

it('goes back to the address', async () => {
  const onOtherAddress = vi.fn<() => void>()
  await renderCodeForm({ onOtherAddress })
  await page.getByRole('button', { name: 'Use another address' }).click()
  expect(onOtherAddress).toHaveBeenCalledOnce()
})

it('aborts its call when the form is removed', async () => {
  const { send, unmount } = await renderCodeForm({ autofocus: true })
  send.mockReturnValue(new Promise(() => undefined))
  await userEvent.keyboard('123456')
  await expect.poll(() => send.mock.calls.length).toBe(1)
  await unmount()
  expect(send.mock.calls[0]?.[1].signal.aborted).toBe(true)
})

it('has no axe violations', async () => {
  await renderCodeForm({ onOtherAddress: () => undefined })
  expect(await findAxeViolations()).toEqual([])
})
