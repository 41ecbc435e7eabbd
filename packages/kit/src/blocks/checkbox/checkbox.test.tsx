import type { FormStore } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { TestForm } from '../../testing/test-form.tsx'
import { Checkbox } from './index.ts'

const required: readonly Validator[] = [{ type: 'required', lazy: true, message: 'Tick the box to continue' }]

// R3.20
it('is ticked by its label and by the space key, and reports each change once', async () => {
  const change = vi.fn<(value: boolean) => void>()
  const screen = await render(<Checkbox name="terms" label="I agree" events={{ change }} />)
  await screen.getByText('I agree').click()
  await expect.element(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked()
  await userEvent.keyboard(' ')
  expect(change.mock.calls).toEqual([[true], [false]])
})

it('blocks a submit while a required box is not ticked, with an error', async () => {
  const send = vi.fn<() => Promise<null>>(async () => null)
  const screen = await render(
    <TestForm send={send}>
      <Checkbox name="terms" label="I agree" validators={required} />
      <button type="submit">Continue</button>
    </TestForm>,
  )
  const box = screen.getByRole('checkbox')
  await screen.getByRole('button').click()
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveAccessibleDescription('Tick the box to continue')
  await box.click()
  await screen.getByRole('button').click()
  expect(send).toHaveBeenCalledWith({ terms: true }, expect.anything())
})

it('follows a value that the caller or the form sets', async () => {
  let store: FormStore | undefined
  const form = (inputValue: boolean) => (
    <TestForm onStore={(created) => (store = created)}>
      <Checkbox name="terms" label="I agree" inputValue={inputValue} />
    </TestForm>
  )
  const screen = await render(form(true))
  await expect.element(screen.getByRole('checkbox')).toBeChecked()
  await screen.rerender(form(false))
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked()
  store?.field('terms')?.update({ value: true }, 'caller')
  await expect.element(screen.getByRole('checkbox')).toBeChecked()
})
