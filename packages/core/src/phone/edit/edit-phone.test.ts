import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exampleNumbers } from '../testing/example-numbers.ts'
import { editPhone, phoneRegions, readShown } from '../index.ts'
import { openInput, chosenCountries } from '../testing/open-phone-input.ts'

it.each(chosenCountries)(
  'understands a number of every territory typed key by key (chosen country: %s)',
  (countryCode) => {
    for (const { region, value, written } of exampleNumbers) {
      const { text, caret, reading } = openInput({ countryCode }).type(written)
      expect(reading).toMatchObject({ value, isComplete: true, region: { phoneCode: region.phoneCode } })
      expect(text).not.toContain('+')
      expect(caret).toBe(text.length)
    }
  },
)

it.each(['479 555 0123', '4795550123', '9515550123', '248 251 0123', '(479) 555-0123'])(
  'never reads %s as a number of another country, typed or pasted in the United States',
  (written) => {
    const value = `+1${written.replaceAll(/\D/g, '')}`
    for (const method of ['type', 'insert'] as const) {
      const { reading } = openInput({ countryCode: 'US' })[method](written)
      expect(reading).toMatchObject({ value, isComplete: true, region: { phoneCode: '1' } })
    }
  },
)

it.each([
  ['a plus in front of them', '4795550123', 0, '+', '47 95 55 01 23', '+4795550123'],
  ['00 in front of them', '4795550123', 0, '00', '47 95 55 01 23', '+4795550123'],
  ['a plus behind them', '479', 3, '+', '479', ''],
  ['one more digit', '479', 3, '5', '4795', ''],
])('edits digits of no country: %s', (_case, shown, caret, keys, text, value) => {
  const edit = openInput({}, shown, caret, caret).type(keys)
  expect({ text: edit.text, value: edit.reading.value }).toEqual({ text, value })
})

it.each([
  ['digits into an empty input are the chosen country’s', '', '999', '7 999'],
  ['the trunk prefix', '', '89991234567', '7 999 123 45 67'],
  ['a number that has an 8 behind the code', '', '+78005553535', '7 800 555 35 35'],
  ['a number with its calling code', '', '79991234567', '7 999 123 45 67'],
  ['the calling code alone, which is no digit of the number yet', '', '7', '7'],
  ['a plus with digits of no country yet', '', '+38', '+38'],
  ['a plus behind the calling code alone', '7', '+380', '380'],
  ['a plus in the middle of a number is ignored', '7 999', '+', '7 999'],
  ['00 behind the calling code', '', '00380', '380'],
  ['letters are ignored', '7 999', 'abc', '7 999'],
  ['one digit too many stays visible', '7 999 123 45 67', '8', '7 999 123 45 678'],
])('handles keys: %s', (_case, shown, keys, text) => {
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
])('understands a number typed in %s with or without its calling code: %s', (countryCode, keys, text) => {
  expect(openInput({ countryCode }).type(keys).text).toBe(text)
})

// The digit behind 00 or 001 tells whether the calling code has begun.
it.each([
  ['0', '61 0'],
  ['00', '61 00'],
  ['001', '61 001'],
  ['0011', '+'],
  ['0011447400123456', '44 7400 123456'],
  ['001161412345678', '61 412 345 678'],
  ['00447400123456', '44 7400 123456'],
  ['0016502530000', '1 650 253 0000'],
  ['0412345678', '61 412 345 678'],
])('waits for all of 0011 that is typed in Australia: %s', (keys, text) => {
  expect(openInput({ countryCode: 'AU' }).type(keys).text).toBe(text)
})

it('keeps the caret behind a digit that was typed in the middle', () => {
  expect(openInput({}, '7 999 234 56 7', 6).type('1')).toMatchObject({ text: '7 999 123 45 67', caret: 7 })
})

it('changes nothing when another country’s number is pasted and the region is locked', () => {
  const edit = openInput({ countryCode: 'RU', lockRegion: true }, '7 999').insert('+380671234567')
  expect(edit).toMatchObject({ text: '7 999', caret: 5, reading: { rejected: 'foreign_code' } })
})

it.each([
  [
    'behind the digit where another country’s number was pasted and refused',
    { lockRegion: true },
    '7 999',
    3,
    '+380671234567',
    3,
  ],
  ['where letters were ignored', {}, '7 999', 3, 'abc', 3],
])('keeps the caret %s', (_case, options, shown, at, text, caret) => {
  const edit = openInput({ countryCode: 'RU', ...options }, shown, at).insert(text)
  expect(edit).toMatchObject({ text: shown, caret })
})

it('puts the caret behind a number that a browser has filled in, wherever it was', () => {
  const filled = { text: '+380671234567', caret: 2 }
  expect(editPhone('7 999', filled, { countryCode: 'RU' })).toMatchObject({
    text: '380 67 123 4567',
    caret: 15,
  })
})

it('starts a new number when a digit is typed over the whole old one, even if that began with the same digit', () => {
  const typed = { text: '9', caret: 1 }
  const options = { countryCode: 'IN' }
  expect(editPhone('91 98765 43210', typed, options, true).text).toBe('91 9')
  expect(editPhone('91 98765 43210', typed, options).text).toBe('+9')
})

it('keeps the chosen country of an empty input', () => {
  expect(readShown('', { countryCode: 'RU' }).region?.countryCode).toBe('RU')
})

it('lets a locked calling code be typed with its plus', () => {
  const { text, reading } = openInput({ countryCode: 'UA', lockRegion: true }).type('+380671234567')
  expect({ text, value: reading.value }).toEqual({ text: '380 67 123 4567', value: '+380671234567' })
})

it('never throws, and shows the value that it reads, whatever is inserted and wherever', () => {
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
          edit.reading.rejected === null
            ? edit.reading.value
            : readShown(shown, { countryCode, lockRegion }).value
        expect(readShown(edit.text, { countryCode: chosen, lockRegion }).value).toBe(value)
        shown = edit.text
      }
    }),
    { numRuns: 1000 },
  )
})
