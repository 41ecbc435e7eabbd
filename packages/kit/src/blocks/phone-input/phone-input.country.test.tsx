import { narrowRegions, phoneRegions } from '@foyer/core/phone'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { press } from '../../testing/masked-sample.tsx'
import { autofill, paste, renderPhone, SamplePicker } from '../../testing/phone-sample.tsx'
import '../../styles/tokens.css'
import { PhoneInput } from './index.ts'
import { holdClipboard } from '../../testing/hold-clipboard.ts'

holdClipboard()

const change = vi.fn<(value: string) => void>()
const firstInput = vi.fn<() => void>()
const selectCountry = vi.fn<(countryCode: string) => void>()
const firstInputSearch = vi.fn<() => void>()
const events = { change, firstInput, selectCountry, firstInputSearch }

afterEach(() => vi.clearAllMocks())

// R3.11
it('shows the country of the number, and changes it with the calling code', async () => {
  const { screen, input } = await renderPhone({ events, countryCode: 'RU', countryPicker: SamplePicker })
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Country: Russia, +7')
  const rendered = () =>
    Array.from(
      screen.getByRole('button').element().children,
      (child) => getComputedStyle(child, '::before').content,
    )
  // Beside the letters, or the flag once the page is at rest.
  expect(rendered()).toHaveLength(2)
  expect(rendered().at(-1)).toBe('"+7"')
  await input.click()
  await press('+380671234567')
  await expect.element(input).toHaveValue('380 67 123 4567')
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Country: Ukraine, +380')
  expect(rendered().at(-1)).toBe('"+"')
})

it('shows a single plus, either the button’s or the one that was typed', async () => {
  const { screen, input, element } = await renderPhone({ countryCode: 'UA' })
  const shown = () => {
    const mark = screen.getByRole('button').element().querySelector('i')
    return (
      (mark === null ? '' : getComputedStyle(mark, '::before').content.replaceAll('"', '')) + element.value
    )
  }
  await input.click()
  expect(shown()).toBe('+380')
  const texts = []
  for (const key of '+380501') {
    await press(key)
    texts.push(shown())
  }
  expect(texts).toEqual(['+', '+3', '+38', '+380', '+380 5', '+380 50', '+380 50 1'])
})

// R1.9, R3.48
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

// R3.49
it('gives the focus back to the country when nothing is chosen', async () => {
  const { screen } = await renderPhone({ events, countryPicker: SamplePicker })
  const country = screen.getByRole('button', { name: 'Choose a country' })
  await country.click()
  await screen.getByRole('button', { name: 'Search' }).click()
  expect(firstInputSearch).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(country).toHaveFocus()
  await expect.element(country).toHaveAttribute('aria-expanded', 'false')
})

it('reads digits that are typed after a choice as a number of the chosen country', async () => {
  const { screen, element } = await renderPhone({ events, countryPicker: SamplePicker })
  await screen.getByRole('button').click()
  await screen.getByRole('button', { name: 'Kazakhstan' }).click()
  await press('7011234567')
  expect(element.value).toBe('7 701 123 4567')
  expect(firstInput).toHaveBeenCalledOnce()
})

it('asks for the country of bare digits, has no value until then, and then reads them as its number', async () => {
  const { screen, input, element } = await renderPhone({ events, countryPicker: SamplePicker })
  const country = screen.getByRole('button', { name: 'Choose a country' })
  await input.click()
  await press('4795550123')
  await expect.element(input).toHaveValue('4795550123')
  expect(change).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect
    .element(input)
    .toHaveAccessibleDescription('Choose a country, or start with + and the country code')
  await country.click()
  await screen.getByRole('button', { name: 'Kazakhstan' }).click()
  expect(element.value).toBe('7 479 555 01 23')
  expect(change).toHaveBeenLastCalledWith('+74795550123')
  expect(firstInput).toHaveBeenCalledOnce()
})

it('keeps a number in the chosen country though it could be one of another, typed or pasted', async () => {
  const { element } = await renderPhone({ events, countryCode: 'US' })
  element.focus()
  await press('4795550123')
  expect(element.value).toBe('1 479 555 0123')
  await paste('4795550123', element, 0, element.value.length)
  expect(element.value).toBe('1 479 555 0123')
  expect(change).toHaveBeenLastCalledWith('+14795550123')
})

it('shows no success tick for an unverified number, and one where the page sets that status', async () => {
  const { screen, input, element } = await renderPhone({ events, countryCode: 'US' })
  await input.click()
  await press('2015550123')
  await userEvent.tab()
  await expect.element(screen.getByRole('textbox')).toHaveValue('1 201 555 0123')
  expect(element.closest('[data-touched]')).not.toBeNull()
  expect(screen.container.querySelector('[data-status]')).toBeNull()
  await screen.rerender(<PhoneInput name="phone" label="Phone" countryCode="US" status="success" />)
  expect(screen.container.querySelector('[data-status=success]')).not.toBeNull()
})

it.each([
  ['too many digits', '74991234567', 'This phone number has too many digits'],
  ['a calling code alone', '', 'Enter the full phone number, with the country code'],
])('says what is wrong with %s', async (_case, keys, message) => {
  const { input } = await renderPhone({ events, countryCode: 'GB' })
  await input.click()
  await press(`+44${keys}`)
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(message)
})

it('accepts a landline only when any number is allowed, and groups it as its country does', async () => {
  const { screen, input, element } = await renderPhone({ events, countryCode: 'DE', numberTypes: 'any' })
  await input.click()
  await import('@foyer/core/phone-groups')
  await press('030901820')
  expect(element.value).toBe('49 30 901820')
  await userEvent.tab()
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  await screen.rerender(<PhoneInput name="phone" label="Phone" countryCode="DE" />)
  await expect
    .element(input)
    .toHaveAccessibleDescription('Enter the full phone number, with the country code')
})

it('groups a number from the page as its country does, and a filled-in one once the input is left', async () => {
  const { input, element } = await renderPhone({ inputValue: '+442079460958', numberTypes: 'any' })
  await expect.element(input).toHaveValue('44 20 7946 0958')
  element.focus()
  autofill('+441619960123', element)
  await userEvent.tab()
  await expect.element(input).toHaveValue('44 161 996 0123')
})

it('recognises an American number that the browser fills in without its plus', async () => {
  const { input, element } = await renderPhone({ events, countryCode: 'DE', numberTypes: 'any' })
  autofill('12015550123', element)
  expect(change).toHaveBeenLastCalledWith('+12015550123')
  await expect.element(input).toHaveValue('1 201 555 0123')
})

// R3.53, R5.25
it('begins with the code of the only region', async () => {
  const regions = narrowRegions(phoneRegions, { allowed: ['UA'] })
  const { element } = await renderPhone({ events, regions })
  element.focus()
  await press('671234567')
  expect(element.value).toBe('380 67 123 4567')
  expect(change).toHaveBeenLastCalledWith('+380671234567')
})

// R3.53
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
