import type { FormValues } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { findViolations } from '../../testing/find-violations.ts'
import { TestForm } from '../../testing/test-form.tsx'
import '../../styles/tokens.css'
import { BaseInput } from '../base-input/index.ts'
import { Submit } from '../submit/index.ts'
import { DateParts, type DatePartsProps } from './index.ts'

const unreadable = 'This date does not exist. Check the day, the month and the year'
const required: readonly Validator[] = [{ type: 'required', lazy: true }]

async function renderParts(props: Partial<DatePartsProps> = {}) {
  const screen = await render(
    <>
      <DateParts name="born" label="Date of birth" {...props} />
      <button type="button">Continue</button>
    </>,
  )
  const group = screen.getByRole('group', { name: 'Date of birth' })
  return {
    screen,
    group,
    day: group.getByLabelText('Day'),
    month: group.getByLabelText('Month'),
    year: group.getByLabelText('Year'),
    leave: () => screen.getByRole('button').click(),
  }
}

it('is a named group of three numeric fields', async () => {
  const { day, month, year } = await renderParts()
  for (const part of [day, month, year]) {
    await expect.element(part).toHaveAttribute('inputmode', 'numeric')
    await expect.element(part).not.toHaveAttribute('autocomplete')
  }
})

it('lets a browser fill in the three fields with a date of birth if the caller asks for it', async () => {
  const { day, month, year } = await renderParts({ autocomplete: 'bday' })
  for (const [part, fill] of [
    [day, 'bday-day'],
    [month, 'bday-month'],
    [year, 'bday-year'],
  ] as const)
    await expect.element(part).toHaveAttribute('autocomplete', fill)
})

it('reports an ISO date once it is complete, shows it in long form, and reports an empty value once it is not', async () => {
  const change = vi.fn<(value: string) => void>()
  const firstInput = vi.fn<() => void>()
  const { day, group } = await renderParts({
    description: 'As in your papers',
    events: { change, firstInput },
  })
  await day.click()
  await userEvent.keyboard('1{Tab}2{Tab}1990')
  await expect.element(group).toHaveAccessibleDescription('1 February 1990')
  await userEvent.keyboard('{Backspace}')
  expect(change.mock.calls).toEqual([['1990-02-01'], ['']])
  expect(firstInput).toHaveBeenCalledOnce()
})

it.each([
  ['the month and the year are missing', ['1', '', ''], ['Month', 'Year'], 'Still missing: Month and Year'],
  ['the year is missing', ['1', '2', ''], ['Year'], 'Still missing: Year'],
  ['there is no such month', ['1', '13', '1990'], ['Month'], 'There is no month 13. Months go from 1 to 12'],
  ['there is no such day', ['32', '1', '1990'], ['Day'], 'There is no day 32. Days go from 1 to 31'],
  ['the month is too short', ['31', '2', '1990'], ['Day'], 'There are only 28\u00A0days in February 1990'],
  ['the year is short', ['1', '2', '90'], ['Year'], 'Enter a four-digit year, such as 1990'],
  ['the month is a word', ['1', 'March', '1990'], ['Month'], unreadable],
  ['the day is two numbers', ['1+2', '3', '1990'], ['Day'], unreadable],
])(
  'names and marks the part that is wrong once the group is left: %s',
  async (_name, typed, wrong, message) => {
    const { day, month, year, group, leave } = await renderParts()
    const [first = '', second = '', third = ''] = typed
    await day.fill(first)
    await month.fill(second)
    await year.fill(third)
    await expect.element(group).not.toHaveAccessibleDescription(message)
    await leave()
    await expect.element(group).toHaveAccessibleDescription(message)
    const marked = group.element().querySelectorAll('[aria-invalid=true]')
    expect(Array.from(marked, (part) => part.closest('span')?.textContent)).toEqual(wrong)
  },
)

it.each([
  ['5.', '3.', '1990'],
  ['5th', '3', '1990,'],
  ['+5', '3', '1990'],
  ['５日', '３月', '1990年'],
  ['\u200b5', '3', '1990\u00a0'],
])('reads the numbers of the parts whatever is written around them: %s %s %s', async (...typed) => {
  const change = vi.fn<(value: string) => void>()
  const { day, month, year, group } = await renderParts({ events: { change } })
  await day.fill(typed[0])
  await month.fill(typed[1])
  await year.fill(typed[2])
  await expect.element(group).toHaveAccessibleDescription('5 March 1990')
  expect(change.mock.lastCall).toEqual(['1990-03-05'])
})

it('marks every part that is not a number, not only the first', async () => {
  const { day, month, year, leave } = await renderParts()
  await year.fill('1990')
  await month.fill('March')
  await day.fill('fifth')
  await leave()
  for (const part of [day, month]) await expect.element(part).toHaveAttribute('aria-invalid', 'true')
  await expect.element(year).not.toHaveAttribute('aria-invalid')
})

it('shows no error while somebody moves from part to part, by key or by pointer', async () => {
  const { day, month, group } = await renderParts({ validators: required })
  await day.click()
  await userEvent.keyboard('32')
  await month.click()
  await expect.element(group).toHaveAccessibleDescription('')
  await expect.element(day).not.toHaveAttribute('aria-invalid')
})

it.each([true, false])('is marked as required unless it may be left empty (ifBegun: %s)', async (ifBegun) => {
  const { day } = await renderParts({ validators: [{ type: 'required', lazy: true, ifBegun }] })
  expect(day.element().getAttribute('aria-required')).toBe(ifBegun ? null : 'true')
})

it.each([
  ['1.2.1990', ['1', '2', '1990']],
  ['1990-02-01', ['1', '2', '1990']],
  ['٠١/٠٢/١٩٩٠', ['1', '2', '1990']],
])('spreads a whole date that is put into one part over all three: %s', async (text, parts) => {
  const { day, month, year } = await renderParts()
  await day.fill(text)
  for (const [index, part] of [day, month, year].entries())
    await expect.element(part).toHaveValue(parts[index])
})

it('begins with the year where the language does, and shows a new value from the page', async () => {
  const { screen, group } = await renderParts({ locale: 'ja-JP', inputValue: '1990-02-01' })
  const values = () => Array.from(group.element().querySelectorAll('input'), ({ value }) => value)
  expect(values()).toEqual(['1990', '2', '1'])
  await screen.rerender(
    <DateParts name="born" label="Date of birth" locale="ja-JP" inputValue="2001-12-31" />,
  )
  await vi.waitFor(() => expect(values()).toEqual(['2001', '12', '31']))
})

it('blocks a submit and focuses the part that is wrong, and submits ISO', async () => {
  const send = vi.fn<(values: FormValues) => Promise<null>>(async () => null)
  const screen = await render(
    <TestForm send={send}>
      <BaseInput name="name" label="Name" inputValue="Anna" />
      <DateParts name="born" label="Date of birth" validators={required} />
      <Submit text="Send" />
    </TestForm>,
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByLabelText('Day')).toHaveFocus()
  await userEvent.keyboard('1{Tab}2{Enter}')
  await expect.element(screen.getByLabelText('Year')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
  await userEvent.keyboard('1990{Enter}')
  await vi.waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Anna', born: '1990-02-01' }))
})

it('is posted by a plain HTML form as the ISO date, and as nothing while the date is incomplete or disabled', async () => {
  const form = (disabled: boolean) => (
    <form>
      <DateParts name="born" label="Date of birth" disabled={disabled} />
    </form>
  )
  const screen = await render(form(false))
  const post = () => [...new FormData(document.forms[0]).entries()]
  await screen.getByLabelText('Day').click()
  await userEvent.keyboard('1{Tab}2')
  expect(post()).toEqual([['born', '']])
  await userEvent.keyboard('{Tab}1990')
  await expect.poll(post).toEqual([['born', '1990-02-01']])
  await screen.rerender(form(true))
  expect(post()).toEqual([])
})

it('gives axe nothing to find, empty and with its error', async () => {
  const { day, leave } = await renderParts({ description: 'For example, 1 2 1990' })
  expect(await findViolations()).toEqual([])
  await day.fill('32')
  await leave()
  expect(await findViolations()).toEqual([])
})
