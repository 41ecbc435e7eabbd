import { narrowRegions, phoneRegions } from '@foyer/core/phone'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { findViolations } from '../../test/find-violations.ts'
import { press } from '../../test/masked-sample.tsx'
import { autofill, paste, renderPhone, SamplePicker } from '../../test/phone-sample.tsx'
import { TestForm } from '../../test/test-form.tsx'
import '../../styles/tokens.css'
import { Submit } from '../submit/index.ts'
import { PhoneInput } from './index.ts'

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

it('shows what is typed in groups and without the plus, and tells the value with it', async () => {
  const { input, element } = await renderPhone({ events, countryCode: 'RU' })
  await input.click()
  await press('9991234567')
  expect(element.value).toBe('7 999 123 45 67')
  expect(change.mock.calls[0]).toEqual(['+79'])
  expect(change).toHaveBeenLastCalledWith('+79991234567')
  expect(change).toHaveBeenCalledTimes(10)
  expect(firstInput).toHaveBeenCalledOnce()
})

it('tells no first input while no country is known', async () => {
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

it('shows whose number it is, and changes that with the calling code', async () => {
  const { screen, input } = await renderPhone({ events, countryCode: 'RU', countryPicker: SamplePicker })
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Country: Russia, +7')
  const drawn = () =>
    Array.from(
      screen.getByRole('button').element().children,
      (child) => getComputedStyle(child, '::before').content,
    )
  expect(drawn()).toEqual(['"RU"', '"+7"'])
  await input.click()
  await press('+380671234567')
  await expect.element(input).toHaveValue('380 67 123 4567')
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Country: Ukraine, +380')
  expect(drawn()).toEqual(['"UA"', '"+"'])
})

it('opens the picker from the country, and takes the country that is chosen', async () => {
  const { screen, input } = await renderPhone({ events, countryCode: 'RU', countryPicker: SamplePicker })
  await input.click()
  await press('999')
  const country = screen.getByRole('button', { name: 'Country: Russia' })
  await country.click()
  await expect.element(country).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByText('245 countries')).toBeVisible()
  await screen.getByRole('button', { name: 'Ukraine' }).click()
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveValue('380 99 9')
  expect(change).toHaveBeenLastCalledWith('+380999')
  expect(selectCountry.mock.calls).toEqual([['UA']])
})

it('gives the focus back to the country when nothing is chosen', async () => {
  const { screen } = await renderPhone({ events, countryPicker: SamplePicker })
  const country = screen.getByRole('button', { name: 'Country: not known yet' })
  await country.click()
  await screen.getByRole('button', { name: 'Search' }).click()
  expect(firstInputSearch).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(country).toHaveFocus()
  await expect.element(country).toHaveAttribute('aria-expanded', 'false')
})

it('gives digits that follow to the chosen country', async () => {
  const { screen, element } = await renderPhone({ events, countryPicker: SamplePicker })
  await screen.getByRole('button').click()
  await screen.getByRole('button', { name: 'Kazakhstan' }).click()
  await press('7011234567')
  expect(element.value).toBe('7 701 123 4567')
  expect(firstInput).toHaveBeenCalledOnce()
})

it('takes what autofill puts in', async () => {
  const { element } = await renderPhone({ events, countryCode: 'US' })
  autofill('+380671234567', element)
  expect(element.value).toBe('380 67 123 4567')
  expect(change.mock.calls).toEqual([['+380671234567']])
  expect(firstInput).toHaveBeenCalledOnce()
})

it('says under lockRegion why another code is not taken, until the number goes on', async () => {
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
  await expect.element(input).toHaveAccessibleDescription('Only numbers that begin with +7 are taken here')
  await press('1')
  await expect.element(input).toHaveAccessibleDescription('To reach you')
})

it('begins with the code of the only region', async () => {
  const regions = narrowRegions(phoneRegions, { allowed: ['UA'] })
  const { element } = await renderPhone({ events, regions })
  element.focus()
  await press('671234567')
  expect(element.value).toBe('380 67 123 4567')
  expect(change).toHaveBeenLastCalledWith('+380671234567')
})

it('keeps the chosen country when detection is bypassed', async () => {
  const { screen, input } = await renderPhone({
    events,
    countryCode: 'RU',
    bypassDetectedCountry: true,
    countryPicker: SamplePicker,
  })
  await input.click()
  await press('7011234567')
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Country: Russia, +7')
})

it('says that a number is not complete once it is left, and holds a submit up meanwhile', async () => {
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
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Phone: Enter the whole phone number')
  expect(send).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect
    .element(input)
    .toHaveAccessibleDescription('Enter the whole phone number, with its country code')
  await input.click()
  await press('{End}1234567{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({ phone: '+79991234567' })
})

it('shows a value that it is given, and takes another country from the page', async () => {
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
