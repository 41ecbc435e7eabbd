import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exampleNumbers } from '../../test/example-numbers.ts'
import { editPhone, phoneRegions, readShown, type PhoneEdit, type PhoneOptions } from './index.ts'

/** An input that shows a number, and a hand at it: text goes in where the selection is. */
function openInput(options: PhoneOptions = {}, shown = '', from = shown.length, to = from) {
  const input = { shown, from, to, countryCode: options.countryCode }
  const insert = (inserted: string): PhoneEdit => {
    const head = input.shown.slice(0, input.from) + inserted
    const typed = { text: head + input.shown.slice(input.to), caret: head.length }
    const edit = editPhone(input.shown, typed, { ...options, countryCode: input.countryCode })
    input.shown = edit.text
    input.from = input.to = edit.caret
    input.countryCode = edit.reading.region?.countryCode ?? input.countryCode
    return edit
  }
  const type = (text: string): PhoneEdit => Array.from(text, insert).at(-1) ?? insert('')
  return { insert, type }
}

const chosenCountries = [undefined, 'US', 'RU', 'DE'] as const

it.each(chosenCountries)(
  'takes the number of each territory typed key by key (chosen: %s)',
  (countryCode) => {
    for (const { region, value, written } of exampleNumbers) {
      const { text, caret, reading } = openInput({ countryCode }).type(written)
      expect(reading).toMatchObject({ value, isComplete: true, region: { phoneCode: region.phoneCode } })
      expect(text).not.toContain('+')
      expect(caret).toBe(text.length)
    }
  },
)

it.each(chosenCountries)('takes the number of each territory pasted (chosen: %s)', (countryCode) => {
  for (const { region, value, written } of exampleNumbers) {
    const expected = { value, isComplete: true, region: { phoneCode: region.phoneCode } }
    expect(openInput({ countryCode }).insert(written).reading).toMatchObject(expected)
    expect(openInput({ countryCode }).insert(value).reading).toMatchObject(expected)
  }
})

it.each(['RU', 'US', 'DE'])(
  'takes the number of each territory pasted without the plus into a foreign country: %s',
  (countryCode) => {
    for (const { region, value, written } of exampleNumbers) {
      const expected = { value, isComplete: true, region: { phoneCode: region.phoneCode } }
      expect(openInput({ countryCode }).insert(written.slice(1)).reading).toMatchObject(expected)
      expect(openInput({ countryCode }).insert(value.slice(1)).reading).toMatchObject(expected)
    }
  },
)

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

it.each([
  ['digits into an empty input are the chosen country’s', '', '999', '7 999'],
  ['the trunk prefix', '', '89991234567', '7 999 123 45 67'],
  ['a number that has an 8 behind the code', '', '+78005553535', '7 800 555 35 35'],
  ['the calling code, though it stands there', '', '79991234567', '7 999 123 45 67'],
  ['a plus, and a country is not known yet', '', '+38', '+38'],
  ['a plus behind the calling code alone', '7', '+380', '380'],
  ['a plus in the middle of a number says nothing', '7 999', '+', '7 999'],
  ['00 behind the calling code', '', '00380', '380'],
  ['letters say nothing', '7 999', 'abc', '7 999'],
  ['one digit too many stays in sight', '7 999 123 45 67', '8', '7 999 123 45 678'],
])('takes keys: %s', (_case, shown, keys, text) => {
  expect(openInput({ countryCode: 'RU' }, shown).type(keys).text).toBe(text)
})

it.each([
  ['IN', '919876543210', '91 98765 43210'],
  ['IN', '9876543210', '91 98765 43210'],
  ['IN', '9198765432', '91 91987 65432'],
  ['KZ', '77011234567', '7 701 123 4567'],
  ['KZ', '7011234567', '7 701 123 4567'],
  ['GB', '447400123456', '44 7400 123456'],
  ['GB', '07400123456', '44 7400 123456'],
  ['US', '12015550123', '1 201 555 0123'],
  ['UA', '0501234567', '380 50 123 4567'],
])('takes a number typed in %s with its code or without: %s', (countryCode, keys, text) => {
  expect(openInput({ countryCode }).type(keys).text).toBe(text)
})

it('takes a piece of a number where it is pasted', () => {
  expect(openInput({ countryCode: 'RU' }, '7 999 67', 5).insert('123-45')).toMatchObject({
    text: '7 999 123 45 67',
    caret: 12,
  })
})

it('keeps the caret behind the digit that was typed, in the middle', () => {
  expect(openInput({}, '7 999 234 56 7', 6).type('1')).toMatchObject({ text: '7 999 123 45 67', caret: 7 })
})

it('changes nothing when the code is another country’s and the region is locked', () => {
  const edit = openInput({ countryCode: 'RU', lockRegion: true }, '7 999').insert('+380671234567')
  expect(edit).toMatchObject({ text: '7 999', caret: 5, reading: { refusal: 'foreign_code' } })
})

it('lets a locked calling code be typed with its plus', () => {
  const { text, reading } = openInput({ countryCode: 'UA', lockRegion: true }).type('+380671234567')
  expect({ text, value: reading.value }).toEqual({ text: '380 67 123 4567', value: '+380671234567' })
})

it('never throws, and shows what its reading says, whatever is put in wherever', () => {
  const country = fc.constantFrom(undefined, ...phoneRegions.map(({ countryCode }) => countryCode))
  const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[+\d ()x٠-٩-]*$/))
  const edits = fc.array(fc.tuple(piece, fc.nat(30), fc.nat(30)), { maxLength: 6 })
  fc.assert(
    fc.property(edits, country, fc.boolean(), (all, countryCode, lockRegion) => {
      let shown = ''
      for (const [text, one, other] of all) {
        const [from, to] = [Math.min(one, other, shown.length), Math.min(Math.max(one, other), shown.length)]
        const edit = openInput({ countryCode, lockRegion }, shown, from, to).insert(text)
        expect(edit.reading.value).toMatch(/^(\+\d{1,20})?$/)
        expect(edit.text).toMatch(/^\+?[\d ]*$/)
        expect(edit.caret).toBeLessThanOrEqual(edit.text.length)
        const chosen = edit.reading.region?.countryCode ?? countryCode
        const value =
          edit.reading.refusal === null
            ? edit.reading.value
            : readShown(shown, { countryCode, lockRegion }).value
        expect(readShown(edit.text, { countryCode: chosen, lockRegion }).value).toBe(value)
        shown = edit.text
      }
    }),
    { numRuns: 1000 },
  )
})
