import type { FormValues } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { BaseInput } from '../base-input/index.ts'
import { Submit } from '../submit/index.ts'
import { KitLocale } from '../../messages/messages.ts'
import { TestForm } from '../../test/test-form.tsx'
import { DateInput, type DateInputProps } from './index.ts'

const required: readonly Validator[] = [{ type: 'required', lazy: true }]

async function renderDate(props: Partial<DateInputProps> = {}) {
  const screen = await render(<DateInput name="born" label="Date of birth" {...props} />)
  return { screen, input: screen.getByLabelText('Date of birth') }
}

it('is a field for digits that a browser can fill with a date of birth', async () => {
  const { input } = await renderDate()
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
  await expect.element(input).toHaveAttribute('autocomplete', 'bday')
  await expect.element(input).toHaveAttribute('placeholder', 'dd/mm/yyyy')
})

it('tells an ISO date once it is whole, and an empty one once it is not', async () => {
  const change = vi.fn<(value: string) => void>()
  const { input } = await renderDate({ events: { change } })
  await input.click()
  await userEvent.keyboard('5.3.1990{Backspace}')
  expect(change.mock.calls).toEqual([['1990-03-05'], ['']])
  await expect.element(input).toHaveValue('05/03/199')
})

it.each([
  ['incomplete', '5.3.', {}, 'Enter the whole date: dd/mm/yyyy'],
  ['impossible', '31022026', {}, 'There is no such date. Check the day, the month and the year'],
  ['too early', '31121899', { min: '1900-01-01' }, 'Enter 01/01/1900 or a later date'],
  ['too late', '21112026', { max: '2026-11-20' }, 'Enter 20/11/2026 or an earlier date'],
  ['missing', '1{Backspace}', { validators: required }, 'Fill in this field'],
])('says what to do about a date that is %s, once it is left', async (_name, keys, props, words) => {
  const { input } = await renderDate({ description: 'As in your papers', ...props })
  await input.click()
  await userEvent.keyboard(keys)
  await expect.element(input).toHaveAccessibleDescription('As in your papers')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(words)
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await input.fill('2000-01-01')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('As in your papers')
})

it('leaves a date alone that may be missing', async () => {
  const { input } = await renderDate({ isTouched: true })
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})

it('shows a value in the order of the locale, and in another when the locale changes', async () => {
  const { screen, input } = await renderDate({ inputValue: '1990-03-05', locale: 'de-DE' })
  await expect.element(input).toHaveValue('05/03/1990')
  await screen.rerender(
    <DateInput name="born" label="Date of birth" inputValue="1990-03-05" locale="ja-JP" />,
  )
  await expect.element(input).toHaveValue('1990/03/05')
})

it('takes the order of the kit where it has no locale of its own', async () => {
  const screen = await render(
    <KitLocale value="ko-KR">
      <DateInput name="born" label="Date of birth" />
    </KitLocale>,
  )
  const input = screen.getByLabelText('Date of birth')
  await expect.element(input).toHaveAttribute('placeholder', 'yyyy/mm/dd')
  await input.click()
  await userEvent.keyboard('19900305')
  await expect.element(input).toHaveValue('1990/03/05')
})

it('judges its date anew when the bounds change', async () => {
  const { screen, input } = await renderDate({ inputValue: '1990-03-05', isTouched: true })
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  await screen.rerender(
    <DateInput name="born" label="Date of birth" isTouched inputValue="1990-03-05" max="1989-12-31" />,
  )
  await expect.element(input).toHaveAccessibleDescription('Enter 31/12/1989 or an earlier date')
})

it('holds a submit up while its date is not whole, and sends ISO', async () => {
  const send = vi.fn<(values: FormValues) => Promise<null>>(async () => null)
  const screen = await render(
    <TestForm send={send}>
      <BaseInput name="name" label="Name" inputValue="Anna" />
      <DateInput name="born" label="Date of birth" validators={required} />
      <Submit text="Send" />
    </TestForm>,
  )
  const input = screen.getByLabelText('Date of birth')
  await screen.getByRole('button').click()
  await expect.element(input).toHaveFocus()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Date of birth: Fill in this field')
  await userEvent.keyboard('0503{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Date of birth: Enter the whole date')
  expect(send).not.toHaveBeenCalled()
  await userEvent.keyboard('1990{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Anna', born: '1990-03-05' })
})

it('keeps a server message until the date changes, even to half a date', async () => {
  const { input } = await renderDate({ inputValue: '1990-03-05', customError: 'You are too young' })
  await expect.element(input).toHaveAccessibleDescription('You are too young')
  await input.click()
  await userEvent.keyboard('{End}{Backspace}')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Enter the whole date: dd/mm/yyyy')
})
