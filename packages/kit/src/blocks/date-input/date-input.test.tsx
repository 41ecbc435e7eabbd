import type { FormValues } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { BaseInput } from '../base-input/index.ts'
import { Submit } from '../submit/index.ts'
import { createKitTranslate, KitLocale, KitMessages } from '../../messages/messages.ts'
import { TestForm } from '../../testing/test-form.tsx'
import { DateInput, type DateInputProps } from './index.ts'
import '../../styles/tokens.css'

const required: readonly Validator[] = [{ type: 'required', lazy: true }]

async function renderDate(props: Partial<DateInputProps> = {}) {
  const screen = await render(<DateInput name="born" label="Date of birth" {...props} />)
  return { screen, input: screen.getByLabelText('Date of birth') }
}

it('is a numeric field, which a browser fills in with a date of birth only if the caller asks for it', async () => {
  const { screen, input } = await renderDate()
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
  await expect.element(input).toHaveAttribute('placeholder', 'dd/mm/yyyy')
  await expect.element(input).not.toHaveAttribute('autocomplete')
  await screen.rerender(<DateInput name="born" label="Date of birth" autocomplete="bday" />)
  await expect.element(input).toHaveAttribute('autocomplete', 'bday')
})

// R3.23
it('reports an ISO date once it is complete, and an empty value once it is not', async () => {
  const change = vi.fn<(value: string) => void>()
  const { input } = await renderDate({ events: { change } })
  await input.click()
  await userEvent.keyboard('5.3.1990{Backspace}')
  expect(change.mock.calls).toEqual([['1990-03-05'], ['']])
  await expect.element(input).toHaveValue('05/03/199')
})

// R3.55, R4.35
it.each([
  ['incomplete', '5.3.', {}, 'Enter the full date: dd/mm/yyyy'],
  ['impossible', '31022026', {}, 'There are only 28\u00A0days in February 2026'],
  ['of a month 13', '0513', {}, 'There is no month 13. Months go from 1 to 12'],
  ['month first', '12/31/1990', {}, 'There is no month 31. If you mean 31 December 1990, enter 31/12/1990'],
  ['of a year of two digits', '5.3.90', {}, 'Enter a four-digit year, such as 1990'],
  ['too late for a reason', '1.1.2020', { max: '2008-11-22', maxMessage: 'Too young' }, 'Too young'],
  ['too early for a reason', '1.1.1820', { min: '1900-01-01', minMessage: 'Too old' }, 'Too old'],
  ['too early', '31121899', { min: '1900-01-01' }, 'Enter 01/01/1900 or a later date'],
  ['too late', '21112026', { max: '2026-11-20' }, 'Enter 20/11/2026 or an earlier date'],
  ['missing', '1{Backspace}', { validators: required }, 'Fill in this field'],
])('says what to do about a date that is %s, once it is left', async (_name, keys, props, message) => {
  const { input } = await renderDate({ description: 'As in your papers', ...props })
  await input.click()
  await userEvent.keyboard(keys)
  await expect.element(input).toHaveAccessibleDescription('As in your papers')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(message)
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await input.fill('2000-01-01')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('1 January 2000')
})

it('replaces its hint with the day that it understood, in the language of its locale, once the date is complete', async () => {
  const { screen, input } = await renderDate({ description: 'As in your papers', locale: 'de-DE' })
  await input.click()
  await userEvent.keyboard('1.2.199')
  await expect.element(input).toHaveAccessibleDescription('As in your papers')
  await userEvent.keyboard('0')
  await expect.element(input).toHaveAccessibleDescription('1. Februar 1990')
  await expect.element(screen.getByText('1. Februar 1990')).toBeVisible()
  expect(screen.getByText('1. Februar 1990').element().closest('[aria-live]')).toHaveAttribute(
    'aria-live',
    'polite',
  )
  await userEvent.keyboard('{Backspace}')
  await expect.element(input).toHaveAccessibleDescription('As in your papers')
})

it('understands an ISO date typed key by key where the day comes first', async () => {
  const change = vi.fn<(value: string) => void>()
  const { input } = await renderDate({ events: { change } })
  await input.click()
  await userEvent.keyboard('1990-02-')
  await expect.element(input).toHaveValue('1990-02-')
  await userEvent.keyboard('01')
  await expect.element(input).toHaveValue('01/02/1990')
  await expect.element(input).toHaveAccessibleDescription('1 February 1990')
  expect(change.mock.calls.at(-1)).toEqual(['1990-02-01'])
})

it('accepts that an optional date is missing', async () => {
  const { input } = await renderDate({ isTouched: true })
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})

it('shows a value in the order of the locale, and in another when the locale changes', async () => {
  const { screen, input } = await renderDate({ inputValue: '1990-03-05', locale: 'de-DE' })
  await expect.element(input).toHaveValue('05.03.1990')
  await screen.rerender(
    <DateInput name="born" label="Date of birth" inputValue="1990-03-05" locale="ja-JP" />,
  )
  await expect.element(input).toHaveValue('1990/03/05')
})

it('uses the order of the kit’s locale when it has no locale of its own', async () => {
  const screen = await render(
    <KitLocale value="ko-KR">
      <DateInput name="born" label="Date of birth" />
    </KitLocale>,
  )
  const input = screen.getByLabelText('Date of birth')
  await expect.element(input).toHaveAttribute('placeholder', 'yyyy.mm.dd')
  await input.click()
  await userEvent.keyboard('19900305')
  await expect.element(input).toHaveValue('1990.03.05')
})

it.each([
  ['ar-XX', () => import('@foyer/core/messages/ar-XX')],
  ['he', () => import('@foyer/core/messages/he')],
] as const)(
  'shows its format in the order in which it is typed, also in the error: %s',
  async (locale, load) => {
    const catalogue = await load()
    const translate = createKitTranslate({ ...catalogue.kit, ...catalogue.validation })
    const screen = await render(
      <KitLocale value={locale}>
        <KitMessages value={translate}>
          <DateInput name="born" label="Born" />
        </KitMessages>
      </KitLocale>,
    )
    const input = screen.getByLabelText('Born').element() as HTMLInputElement
    const format = input.placeholder
    const texts = [
      // A placeholder cannot be measured, but the same text in the same direction can.
      [getComputedStyle(input).direction, format],
      ['rtl', translate('date_incomplete', { format })],
    ] as const
    for (const [direction, text] of texts) {
      const shown = document.body.appendChild(document.createElement('div'))
      shown.dir = direction
      const node = shown.appendChild(document.createTextNode(text))
      const positions = ['31', '12', '1990'].map((part) => {
        const range = document.createRange()
        range.setStart(node, text.indexOf(part))
        range.setEnd(node, text.indexOf(part) + part.length)
        return range.getBoundingClientRect().left
      })
      shown.remove()
      expect(positions).toEqual(positions.toSorted((one, other) => one - other))
    }
  },
)

// R5.20
it('validates its date again when the bounds change', async () => {
  const { screen, input } = await renderDate({ inputValue: '1990-03-05', isTouched: true })
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  await screen.rerender(
    <DateInput name="born" label="Date of birth" isTouched inputValue="1990-03-05" max="1989-12-31" />,
  )
  await expect.element(input).toHaveAccessibleDescription('Enter 31/12/1989 or an earlier date')
})

// R1.14, R5.21
it('blocks a submit while its date is incomplete, and submits ISO', async () => {
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
  await expect.element(input).toHaveAccessibleDescription('Fill in this field')
  await userEvent.keyboard('05')
  await expect.element(input).not.toHaveAccessibleDescription()
  await userEvent.keyboard('03{Enter}')
  await expect.element(input).toHaveAccessibleDescription(/^Enter the full date/)
  expect(send).not.toHaveBeenCalled()
  await userEvent.keyboard('1990{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Anna', born: '1990-03-05' })
})

it('keeps a server message until the date changes, even to an incomplete one', async () => {
  const { input } = await renderDate({ inputValue: '1990-03-05', customError: 'You are too young' })
  await expect.element(input).toHaveAccessibleDescription('You are too young')
  await input.click()
  await userEvent.keyboard('{End}{Backspace}')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Enter a four-digit year, such as 1990')
})
