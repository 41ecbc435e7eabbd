import type { FormValues } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, userEvent } from 'vitest/browser'
import { middleOf } from '../../testing/middle-of.ts'
import { TestForm } from '../../testing/test-form.tsx'
import { Submit } from '../submit/index.ts'
import { BaseInput } from './index.ts'

const required: readonly Validator[] = [{ type: 'required', lazy: true }]
const upTo9: readonly Validator[] = [{ type: 'numberValue', max: 9, lazy: true }]

async function renderForm(validators?: readonly Validator[]) {
  const send = vi.fn<(values: FormValues) => Promise<null>>(async () => null)
  const screen = await render(
    <TestForm send={send}>
      <BaseInput name="count" label="Count" type="number" validators={validators} />
      <Submit text="Send" />
    </TestForm>,
  )
  const input = screen.getByLabelText('Count')
  await input.click()
  return { send, input, element: input.element() as HTMLInputElement }
}

// R5.7
it.each([
  ['12e', undefined],
  ['--', undefined],
  ['--', required],
  ['1e', upTo9],
])('asks for a number and sends nothing when %s was typed (validators: %o)', async (keys, rules) => {
  const { send, input, element } = await renderForm(rules)
  await userEvent.keyboard(keys)
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Enter a number')
  await input.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(input).toHaveAccessibleDescription('Enter a number')
  expect(send).not.toHaveBeenCalled()
  // The input still has the unreadable text.
  expect(element.validity.badInput).toBe(true)
  element.select()
  await userEvent.keyboard('7{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({ count: '7' })
})

it('sends an empty value for a number field that was emptied', async () => {
  const { send } = await renderForm()
  await userEvent.keyboard('-{Backspace}{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({ count: '' })
})

/** The part of the Chrome DevTools Protocol that simulates a mouse wheel. */
interface WheelProtocol {
  send(method: 'Input.dispatchMouseEvent', params: object): Promise<unknown>
}

it('keeps its number when somebody scrolls the page over it', async () => {
  const { input, element } = await renderForm()
  await userEvent.keyboard('5')
  const wheel = new Promise((resolve) => element.addEventListener('wheel', resolve, { once: true }))
  const params = { type: 'mouseWheel', ...middleOf(element), deltaX: 0, deltaY: 100 }
  await (cdp() as WheelProtocol).send('Input.dispatchMouseEvent', params)
  await wheel
  // The browser would change the number after the event.
  await new Promise(requestAnimationFrame)
  await expect.element(input).toHaveValue(5)
})

/** Keeps the value in the page, which passes each reported value back to the input. */
function Kept() {
  const [count, setCount] = useState('12')
  return (
    <>
      <BaseInput name="count" label="Count" type="number" inputValue={count} events={{ change: setCount }} />
      <button type="button" onClick={() => setCount('3')}>
        Three
      </button>
    </>
  )
}

it('keeps what was typed when the page controls the value, until the page sets another one', async () => {
  const screen = await render(<Kept />)
  const input = screen.getByLabelText('Count')
  const element = input.element() as HTMLInputElement
  await input.click()
  await userEvent.keyboard('{End}e')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Enter a number')
  expect(element.validity.badInput).toBe(true)
  await screen.getByRole('button').click()
  await expect.element(input).toHaveValue(3)
  await expect.element(input).not.toHaveAccessibleDescription()
})

it.each([
  ['Arabic', '٥٠'],
  ['full-width', '５０'],
])(
  'understands %s digits in a numeric input, and shows them as ASCII digits once it is left',
  async (_script, digits) => {
    const change = vi.fn<(value: string) => void>()
    const screen = await render(
      <BaseInput
        name="people"
        label="People"
        inputMode="numeric"
        validators={[{ type: 'numberValue', min: 50, max: 50 }]}
        events={{ change }}
      />,
    )
    const input = screen.getByLabelText('People')
    await input.click()
    await userEvent.keyboard(digits)
    await expect.element(input).toHaveValue(digits)
    expect(change).toHaveBeenLastCalledWith('50')
    await userEvent.tab()
    await expect.element(input).toHaveValue('50')
    await expect.element(input).not.toHaveAttribute('aria-invalid')
  },
)

it('leaves the digits in a text input as they were typed', async () => {
  const change = vi.fn<(value: string) => void>()
  const screen = await render(<BaseInput name="street" label="Street" events={{ change }} />)
  await screen.getByLabelText('Street').fill('شارع ٥')
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Street')).toHaveValue('شارع ٥')
  expect(change.mock.calls).toEqual([['شارع ٥']])
})
