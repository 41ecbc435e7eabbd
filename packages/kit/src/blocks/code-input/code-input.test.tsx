import type { Validator } from '@foyer/core/validators'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { findViolations } from '../../testing/find-violations.ts'
import { TestForm } from '../../testing/test-form.tsx'
import '../../styles/tokens.css'
import { CodeInput, type CodeInputProps } from './index.ts'
import { holdClipboard } from '../../testing/hold-clipboard.ts'

holdClipboard()

const noValidators: readonly Validator[] = []

async function renderCode(props: Partial<CodeInputProps> = {}) {
  const complete = vi.fn<(code: string) => void>()
  const change = vi.fn<(code: string) => void>()
  const screen = await render(
    <CodeInput name="code" label="Code" {...props} events={{ change, complete, ...props.events }} />,
  )
  const input = screen.getByRole('textbox', { name: 'Code' })
  const element = input.element() as HTMLInputElement
  return { screen, input, element, change, complete }
}

/** Enters a text as autofill does: browsers and password managers report it by a plain event. */
function fill(element: HTMLInputElement, text: string): void {
  element.value = text
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Pastes a text at the caret, or over the selection. */
async function paste(text: string): Promise<void> {
  const source = document.body.appendChild(document.createElement('textarea'))
  const target = document.activeElement as HTMLInputElement
  const { selectionStart, selectionEnd } = target
  source.value = text
  source.select()
  await userEvent.copy()
  source.remove()
  target.focus()
  target.setSelectionRange(selectionStart, selectionEnd)
  await userEvent.paste()
}

it('is one left-to-right text input with a numeric keyboard, which browsers can fill in from a text message', async () => {
  document.documentElement.dir = 'rtl'
  const { input } = await renderCode()
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
  await expect.element(input).toHaveAttribute('dir', 'ltr')
  const { direction, fontVariantNumeric, letterSpacing } = getComputedStyle(input.element())
  expect([direction, fontVariantNumeric]).toEqual(['ltr', 'tabular-nums'])
  expect(Number.parseFloat(letterSpacing)).toBeGreaterThan(4)
  document.documentElement.removeAttribute('dir')
})

it('reports each change, and completion once at the sixth digit', async () => {
  const firstInput = vi.fn<() => void>()
  const change = vi.fn<(code: string) => void>()
  const { input, complete } = await renderCode({ events: { firstInput, change } })
  await input.click()
  await userEvent.keyboard('12 3a45')
  expect(change.mock.calls).toEqual([['1'], ['12'], ['123'], ['1234'], ['12345']])
  expect(complete).not.toHaveBeenCalled()
  await userEvent.keyboard('67')
  await expect.element(input).toHaveValue('123456')
  expect(complete.mock.calls).toEqual([['123456']])
  expect(firstInput).toHaveBeenCalledOnce()
})

it('reports a complete code again only after it was changed', async () => {
  const { input, element, complete } = await renderCode()
  await input.click()
  await userEvent.keyboard('123456')
  element.select()
  await paste('123 456')
  await userEvent.tab()
  expect(complete).toHaveBeenCalledTimes(1)
  await input.click()
  await userEvent.keyboard('{End}{Backspace}')
  expect(complete).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('6')
  expect(complete.mock.calls).toEqual([['123456'], ['123456']])
})

it.each(['123 456', '123-456', 'Your code is 123456.', '１２３４５６'])(
  'reads the code from what is pasted: %s',
  async (text) => {
    const { input, element, complete } = await renderCode()
    element.focus()
    await paste(text)
    await expect.element(input).toHaveValue('123456')
    expect(complete.mock.calls).toEqual([['123456']])
  },
)

it('replaces a complete code by one that is pasted behind it', async () => {
  const { input, element, complete } = await renderCode({ inputValue: '111111' })
  element.focus()
  element.setSelectionRange(6, 6)
  await paste('222 222')
  await expect.element(input).toHaveValue('222222')
  expect(complete.mock.calls).toEqual([['222222']])
})

it('reads digits of another script as they are typed', async () => {
  const { input, complete } = await renderCode()
  await input.click()
  for (const digit of '١٢٣۴۵６') await userEvent.keyboard(digit)
  await expect.element(input).toHaveValue('123456')
  expect(complete.mock.calls).toEqual([['123456']])
})

it('accepts a code that is filled in, before and after the input has had the focus', async () => {
  const { input, element, complete } = await renderCode()
  fill(element, '123-456')
  await expect.element(input).toHaveValue('123456')
  await input.click()
  fill(element, '654321')
  expect(complete.mock.calls).toEqual([['123456'], ['654321']])
})

it('undoes and redoes', async () => {
  const { input, element, change } = await renderCode()
  await input.click()
  await userEvent.keyboard('12')
  element.select()
  await paste('654-321')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(input).toHaveValue('12')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(input).toHaveValue('654321')
  expect(change.mock.calls.slice(-3)).toEqual([['654321'], ['12'], ['654321']])
})

it('shows a code from the page without reporting it as complete, and submits its digits', async () => {
  const complete = vi.fn<(code: string) => void>()
  const send = vi.fn<(values: object) => Promise<null>>(async () => null)
  const screen = await render(
    <TestForm send={send}>
      <CodeInput name="code" label="Code" inputValue="123-456" events={{ complete }} />
    </TestForm>,
  )
  const input = screen.getByRole('textbox', { name: 'Code' })
  await expect.element(input).toHaveValue('123456')
  await input.click()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ code: '123456' }))
  expect(complete).not.toHaveBeenCalled()
})

it('asks for all six digits once it is left, but not while it is untouched', async () => {
  const { input } = await renderCode({ description: 'Six digits' })
  await expect.element(input).toHaveAttribute('aria-required', 'true')
  await input.click()
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Six digits')
  await input.click()
  await userEvent.keyboard('12345')
  await expect.element(input).toHaveAccessibleDescription('Six digits')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Enter all six digits of the code')
  await input.fill('')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Fill in this field')
})

it('can be left empty if the page says so', async () => {
  const { input } = await renderCode({ validators: noValidators, description: 'Six digits' })
  await expect.element(input).not.toHaveAttribute('aria-required')
  await input.fill('1')
  await input.fill('')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Six digits')
})

it('shows a tick only if the page says that the code is right', async () => {
  const { screen, input } = await renderCode()
  const ticks = () => screen.container.querySelectorAll('[data-status=success]').length
  await input.fill('123456')
  await userEvent.tab()
  expect(ticks()).toBe(0)
  await screen.rerender(<CodeInput name="code" label="Code" status="success" />)
  expect(ticks()).toBe(1)
})

it('gives axe nothing to find, with a hint and with an error', async () => {
  const { input, screen } = await renderCode({ description: 'Six digits' })
  expect(await findViolations()).toEqual([])
  await input.fill('123456')
  await userEvent.tab()
  await screen.rerender(<CodeInput name="code" label="Code" customError="That code is not right" />)
  await expect.element(input).toHaveAccessibleDescription('That code is not right')
  expect(await findViolations()).toEqual([])
})
