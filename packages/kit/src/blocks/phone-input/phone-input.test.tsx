import { narrowRegions, phoneRegions } from '@foyer/core/phone'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { findViolations } from '../../testing/find-violations.ts'
import { press } from '../../testing/masked-sample.tsx'
import { autofill, paste, renderPhone, SamplePicker } from '../../testing/phone-sample.tsx'
import { TestForm } from '../../testing/test-form.tsx'
import '../../styles/tokens.css'
import { Submit } from '../submit/index.ts'
import { PhoneInput } from './index.ts'
import { holdClipboard } from '../../testing/hold-clipboard.ts'

holdClipboard()

const change = vi.fn<(value: string) => void>()
const firstInput = vi.fn<() => void>()
const selectCountry = vi.fn<(countryCode: string) => void>()
const firstInputSearch = vi.fn<() => void>()
const events = { change, firstInput, selectCountry, firstInputSearch }

afterEach(() => vi.clearAllMocks())

it('is a telephone field that browsers can fill, read from left to right', async () => {
  const { element } = await renderPhone({ events })
  expect(element).toMatchObject({
    type: 'tel',
    inputMode: 'tel',
    autocomplete: 'tel',
    name: 'phone',
  })
  expect(getComputedStyle(element).direction).toBe('ltr')
})

// R3.28, R4.22, R5.28
it('shows what is typed in groups and without the plus, and reports the value with it', async () => {
  const { input, element } = await renderPhone({ events, countryCode: 'RU' })
  await input.click()
  await press('9991234567')
  expect(element.value).toBe('7 999 123 45 67')
  expect(change.mock.calls[0]).toEqual(['+79'])
  expect(change).toHaveBeenLastCalledWith('+79991234567')
  expect(change).toHaveBeenCalledTimes(10)
  expect(firstInput).toHaveBeenCalledOnce()
})

it('reports no first input while no country is known', async () => {
  const { input, element } = await renderPhone({ events })
  await input.click()
  await press('+38')
  expect(element.value).toBe('+38')
  expect(firstInput).not.toHaveBeenCalled()
  await press('067')
  expect(element.value).toBe('380 67')
  expect(firstInput).toHaveBeenCalledOnce()
})

const pasted = [
  ['+7 999 123-45-67', '+79991234567'],
  ['8 999 123-45-67', '+79991234567'],
  ['79991234567', '+79991234567'],
  ['+380 67 123 45 67', '+380671234567'],
  ['00380671234567', '+380671234567'],
  ['+7 999 123-45-67 ext. 12', '+79991234567'],
  ['＋７９９９１２３４５６７', '+79991234567'],
  ['+٧٩٩٩١٢٣٤٥٦٧', '+79991234567'],
] as const

it.each(
  pasted.flatMap(([text, value]) =>
    (['start', 'end', 'all selected'] as const).map((caret) => [text, caret, value] as const),
  ),
)('understands %s from the clipboard in Russia, caret: %s', async (text, caret, value) => {
  const { element } = await renderPhone({ events, countryCode: 'RU', inputValue: '+7903' })
  const { length } = element.value
  await paste(text, element, caret === 'end' ? length : 0, caret === 'start' ? 0 : length)
  expect(change.mock.calls).toEqual([[value]])
  expect(element.selectionStart).toBe(element.value.length)
  expect(element.value).not.toContain('+')
})

it('accepts what autofill enters', async () => {
  const { element } = await renderPhone({ events, countryCode: 'US' })
  autofill('+380671234567', element)
  expect(element.value).toBe('380 67 123 4567')
  expect(change.mock.calls).toEqual([['+380671234567']])
  expect(firstInput).toHaveBeenCalledOnce()
})

// R3.53, R5.26
it('says under lockRegion why another calling code is refused, until the next valid edit', async () => {
  const { screen, input, element } = await renderPhone({
    events,
    countryCode: 'RU',
    lockRegion: true,
    countryPicker: SamplePicker,
    description: 'To reach you',
  })
  expect(screen.getByRole('button').elements()).toEqual([])
  await input.click()
  await press('999')
  await paste('+380671234567', element, 5, 5)
  expect(element.value).toBe('7 999')
  await expect.element(input).toHaveAccessibleDescription('Only numbers that start with +7 are accepted here')
  await press('1')
  await expect.element(input).toHaveAccessibleDescription('To reach you')
})

// R5.23
it('shows that a number is incomplete once the field is left, and blocks a submit meanwhile', async () => {
  const send = vi.fn<(values: unknown) => Promise<null>>(async () => null)
  const screen = await render(
    <TestForm send={send}>
      <PhoneInput name="phone" label="Phone" countryCode="RU" />
      <Submit text="Send" />
    </TestForm>,
  )
  const input = screen.getByLabelText('Phone')
  await input.click()
  await press('999{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Phone: Enter the full phone number')
  expect(send).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect
    .element(input)
    .toHaveAccessibleDescription('Enter the full phone number, with the country code')
  await input.click()
  await press('{End}1234567{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({ phone: '+79991234567' })
})

it('shows a given value, and takes another value and country from the page', async () => {
  const { screen, input } = await renderPhone({ events, countryCode: 'RU', inputValue: '+79991234567' })
  await expect.element(input).toHaveValue('7 999 123 45 67')
  await screen.rerender(
    <PhoneInput name="phone" label="Phone" events={events} countryCode="KZ" inputValue="+77011234567" />,
  )
  await expect.element(input).toHaveValue('7 701 123 4567')
  expect(change).not.toHaveBeenCalled()
})

it('gives axe nothing to find, empty, filled, wrong and disabled', async () => {
  const { screen } = await renderPhone({ events, countryPicker: SamplePicker })
  for (const props of [
    { countryCode: 'RU' },
    { inputValue: '+79991234567' },
    { inputValue: '+7999', isTouched: true },
    { disabled: true },
    { countryPicker: null },
  ]) {
    await screen.rerender(<PhoneInput name="phone" label="Phone" countryPicker={SamplePicker} {...props} />)
    expect(await findViolations()).toEqual([])
  }
})

it("names an app's own region by its code, in the button and in the picker", async () => {
  const regions = narrowRegions(phoneRegions, { allowed: ['UA', 'KZ'] }).map((region) =>
    region.countryCode === 'UA' ? { ...region, countryCode: 'UA-43' } : region,
  )
  const { screen } = await renderPhone({ regions, countryCode: 'UA-43' })
  await screen.getByRole('button', { name: 'Country: UA-43' }).click()
  await screen.getByRole('combobox').fill('kaz')
  await expect.element(screen.getByRole('option', { name: /Kazakhstan/ })).toBeVisible()
})
