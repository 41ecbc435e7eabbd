import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { holdClipboard } from '../../testing/hold-clipboard.ts'
import { press } from '../../testing/masked-sample.tsx'
import { paste, renderPhone } from '../../testing/phone-sample.tsx'
import { PhoneInput } from './index.ts'

holdClipboard()

// The new number starts with the first digit of the old calling code. All was selected, so no part of the old code is kept.
it.each([
  ['IN', '+919123456789', '9812345678', '+919812345678'],
  ['IT', '+393331234567', '3471234567', '+393471234567'],
  ['BR', '+5511912345678', '51912345678', '+5551912345678'],
])(
  'a national number that replaces the selected one keeps its country: %s %s',
  async (countryCode, inputValue, digits, value) => {
    for (const method of ['typed', 'pasted'] as const) {
      const { element, input, screen } = await renderPhone({ countryCode, inputValue, name: 'phone' })
      await input.click()
      element.select()
      if (method === 'typed') await press(digits)
      else await paste(digits, element, 0, element.value.length)
      expect([method, `+${element.value.replaceAll(/\D/g, '')}`]).toEqual([method, value])
      await screen.unmount()
    }
  },
)

it('a number that is refused does not replace the selected one', async () => {
  const { element, input } = await renderPhone({
    countryCode: 'RU',
    lockRegion: true,
    inputValue: '+79031234567',
  })
  await input.click()
  element.select()
  await paste('+380671234567', element, 0, element.value.length)
  expect(element.value.replaceAll(/\D/g, '')).toBe('79031234567')
})

it.each([
  ['a whole number', '+447400123456', '', '+447400123456'],
  ['a plus alone', '+', '447400123456', '+447400123456'],
  ['digits without a country', '7400123456', '', '+17400123456'],
])(
  'the likely country that the page learns late does not replace a code that was typed: %s',
  async (_, typed, rest, value) => {
    const { screen, element } = await renderPhone({ numberTypes: 'any' })
    element.focus()
    await press(typed)
    await screen.rerender(<PhoneInput name="phone" label="Phone" numberTypes="any" countryCode="US" />)
    if (rest !== '') await press(rest)
    await userEvent.tab()
    await expect.poll(() => element.value.replaceAll(/[ +]/g, '')).toBe(value.slice(1))
  },
)
