import type { FormStore } from '@foyer/core/form'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { TestForm } from '../../testing/test-form.tsx'
import { DateParts } from './index.ts'

async function open(inputValue?: string) {
  const [change, firstInput] = [vi.fn<(value: string) => void>(), vi.fn<() => void>()]
  let store: FormStore | undefined
  const screen = await render(
    <TestForm onStore={(created) => (store = created)}>
      <DateParts name="born" label="Born" inputValue={inputValue} events={{ change, firstInput }} />
    </TestForm>,
  )
  const inputs = [...screen.container.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
  return { inputs, change, firstInput, values: () => store?.values }
}

it('does not report a deletion as the first input, but reports what is typed after it', async () => {
  const { inputs, firstInput } = await open('1990-03-05')
  inputs[2]?.focus()
  // The browser dispatches `change` for the deletion once the part loses focus.
  await userEvent.keyboard('{End}{Backspace}{Tab}')
  expect(firstInput).not.toHaveBeenCalled()
  inputs[2]?.focus()
  await userEvent.keyboard('{End}1')
  expect(firstInput).toHaveBeenCalledOnce()
})

it('picks up what an extension has written without an event, once a part is left or the form is submitted', async () => {
  const { inputs, change, values } = await open()
  const write = (texts: readonly string[]): void =>
    inputs.forEach((input, index) => (input.value = texts[index] ?? ''))
  inputs[0]?.focus()
  write(['5', '3', '1990'])
  inputs[0]?.blur()
  expect(values()).toEqual({ born: '1990-03-05' })
  write(['6', '3', '1990'])
  inputs[0]?.form?.requestSubmit()
  expect(values()).toEqual({ born: '1990-03-06' })
  expect(change.mock.calls).toEqual([['1990-03-05'], ['1990-03-06']])
})

it('stays untouched after a reset has emptied an incomplete date', async () => {
  const { inputs, change, values } = await open()
  inputs[0]?.focus()
  await userEvent.keyboard('5')
  inputs[0]?.form?.reset()
  await expect.poll(() => inputs[0]?.value).toBe('')
  await userEvent.tab()
  expect([values(), change.mock.calls]).toEqual([{ born: '' }, []])
  await expect.element(inputs[0] ?? null).not.toHaveAttribute('aria-invalid')
})
