import { FormatterCache } from '@foyer/core/mask'
import type { Validator } from '@foyer/core/validators'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { composeText, insertText } from '../../testing/input-method.ts'
import { MaskInput } from './index.ts'

const whole: readonly Validator[] = [{ type: 'length', min: 4, lazy: true, message: 'Enter all four digits' }]

// R3.26
it('shows what is typed in the shape of the mask, and reports the value without the mask', async () => {
  const change = vi.fn<(value: string) => void>()
  const screen = await render(<MaskInput name="code" label="Code" mask="##-##" events={{ change }} />)
  const input = screen.getByRole('textbox', { name: 'Code' })
  await input.click()
  await userEvent.keyboard('123')
  await expect.element(input).toHaveValue('12-3')
  expect(change.mock.calls).toEqual([['1'], ['12'], ['123']])
})

it('runs its validators on the value without the mask', async () => {
  const screen = await render(
    <MaskInput name="code" label="Code" mask="##-##" validators={whole} description="On the back" />,
  )
  const input = screen.getByLabelText('Code')
  await input.click()
  await userEvent.keyboard('123')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Enter all four digits')
  await input.click()
  await userEvent.keyboard('{End}4')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('On the back')
})

it('asks for the keyboard that its mask needs', async () => {
  const screen = await render(<MaskInput name="code" label="Code" mask="##" />)
  await expect.element(screen.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric')
  await screen.rerender(<MaskInput name="code" label="Code" mask="\@ ##" />)
  await expect.element(screen.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric')
  await screen.rerender(<MaskInput name="code" label="Code" mask="@@ ##" />)
  await expect.element(screen.getByLabelText('Code')).toHaveAttribute('inputmode', 'text')
  await screen.rerender(<MaskInput name="code" label="Code" mask="@@ ##" inputMode="tel" />)
  await expect.element(screen.getByLabelText('Code')).toHaveAttribute('inputmode', 'tel')
})

it('does not disturb what an input method is composing when a server’s answer arrives', async () => {
  const field = { name: 'plate', label: 'Plate', mask: '@@@@', inputValue: 'ab' }
  const screen = await render(<MaskInput {...field} />)
  const input = screen.getByLabelText('Plate').element() as HTMLInputElement
  input.focus()
  await userEvent.keyboard('{End}')
  await composeText('に')
  await screen.rerender(<MaskInput {...field} customError="Nobody has this plate" />)
  expect(input.value).toBe('abに')
  await insertText('二')
  expect(input.value).toBe('ab二')
})

it('keeps a typed separator when the page renders again, even with more masks than are cached', async () => {
  const masks = Array.from({ length: FormatterCache.size + 1 }, (_, length) => `##/${'#'.repeat(length + 1)}`)
  const fields = (description: string) =>
    masks.map((mask) => (
      <MaskInput key={mask} name={mask} label={mask} mask={mask} description={description} />
    ))
  const screen = await render(fields('Before'))
  const input = screen.getByLabelText('##/#', { exact: true })
  await input.click()
  await userEvent.keyboard('12/')
  for (const description of ['After', 'Later']) await screen.rerender(fields(description))
  await expect.element(input).toHaveValue('12/')
})
