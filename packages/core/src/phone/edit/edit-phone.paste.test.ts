import { expect, it } from 'vitest'
import { exampleNumbers, isTooLongIn } from '../testing/example-numbers.ts'
import { findRegion, formatPhone, readShown } from '../index.ts'
import { openInput, chosenCountries } from '../testing/open-phone-input.ts'

it.each(chosenCountries)(
  'understands a pasted number of every territory (chosen country: %s)',
  (countryCode) => {
    for (const { region, value, written } of exampleNumbers) {
      const expected = { value, isComplete: true, region: { phoneCode: region.phoneCode } }
      expect(openInput({ countryCode }).insert(written).reading).toMatchObject(expected)
      expect(openInput({ countryCode }).insert(value).reading).toMatchObject(expected)
    }
  },
)

it.each(['RU', 'US', 'DE'])(
  'understands a number pasted without its plus when it is too long for the chosen country: %s',
  (countryCode) => {
    const home = findRegion(countryCode)
    const numbers = exampleNumbers.filter(({ value }) => home !== null && isTooLongIn(home, value))
    expect(numbers.length).toBeGreaterThan(20)
    for (const { region, value, written } of numbers) {
      const expected = { value, isComplete: true, region: { phoneCode: region.phoneCode } }
      expect(openInput({ countryCode }).insert(written.slice(1)).reading).toMatchObject(expected)
      expect(openInput({ countryCode }).insert(value.slice(1)).reading).toMatchObject(expected)
    }
  },
)

it.each(['479 555 0123', '4795550123', '07400 123456', '380671234567', '7', '47', '1'])(
  'assigns %s to no country while none is chosen, typed or pasted',
  (written) => {
    for (const method of ['type', 'insert'] as const) {
      const { text, reading } = openInput()[method](written)
      expect(text).toBe(written.replaceAll(' ', ''))
      expect(reading).toMatchObject({
        value: '',
        region: null,
        isComplete: false,
        issue: 'phone_code_unknown',
      })
      expect(readShown(text, {})).toMatchObject({ value: '', region: null })
    }
  },
)

it('replaces digits of no country with a pasted whole number', () => {
  expect(openInput({}, '479').insert('+380671234567').text).toBe('380 67 123 4567')
})

it('recognises a whole number as an input shows it, which is how password managers save it', () => {
  for (const { region, value } of exampleNumbers) {
    const { reading } = openInput().insert(formatPhone(value, region))
    expect(reading).toMatchObject({ value, isComplete: true, region: { phoneCode: region.phoneCode } })
  }
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

const carets = ['start', 'end', 'all selected'] as const

it.each(pasted.flatMap(([text, value]) => carets.map((caret) => [text, caret, value] as const)))(
  'understands %s pasted in Russia, caret: %s',
  (text, caret, value) => {
    for (const shown of ['', '7', '7 9', '7 903 765 43 21', '380 50 123 4567', '+99']) {
      const from = caret === 'end' ? shown.length : 0
      const to = caret === 'start' ? 0 : shown.length
      const edit = openInput({ countryCode: 'RU' }, shown, from, to).insert(text)
      expect(edit.reading, shown).toMatchObject({ value, isComplete: true })
      expect(edit.caret, shown).toBe(edit.text.length)
    }
  },
)

it('inserts a pasted part of a number at the caret', () => {
  expect(openInput({ countryCode: 'RU' }, '7 999 67', 5).insert('123-45')).toMatchObject({
    text: '7 999 123 45 67',
    caret: 12,
  })
})
