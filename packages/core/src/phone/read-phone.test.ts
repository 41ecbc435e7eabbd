import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exampleNumbers } from './testing/example-numbers.ts'
import { findRegion, formatPhone, parsePhone, phoneRegions, readPhone } from './index.ts'

it.each([
  ['as a phone input gives it', '+447400123456'],
  ['with the trunk prefix behind the code', '+4407400123456'],
  ['with the trunk prefix in brackets', '+44 (0)7400 123456'],
  ['with the calling code twice', '+44 44 7400 123456'],
  ['with 00', '0044 7400 123456'],
  ['with 0011', '0011 44 7400 123456'],
  ['with dashes, dots and slashes', '+44-7400.123/456'],
  ['with blanks around it', ' +44 7400 123456 '],
  ['with an extension', '+44 7400 123456 ext. 7'],
  ['in full-width digits', '＋４４７４００１２３４５６'],
  ['in Arabic digits', '+٤٤٧٤٠٠١٢٣٤٥٦'],
  ['with marks of direction', '\u202a+44 7400 123456\u202c'],
])('reads one number %s: %s', (_case, text) => {
  expect(readPhone(text)).toEqual({ phone: '+447400123456' })
})

it.each([
  ['nothing', '', 'phone_code_unknown'],
  ['a plus alone', '+', 'phone_code_unknown'],
  ['zeros', '+000000000', 'phone_code_unknown'],
  ['a plus and 00', '+00447400123456', 'phone_code_unknown'],
  ['an unassigned calling code', '+999123456789', 'phone_code_unknown'],
  ['digits without a calling code', '07400123456', 'phone_code_unknown'],
  ['digits that begin with a calling code, without a plus', '447400123456', 'phone_code_unknown'],
  ['digits in the groups of an input, without a plus', '44 7400 123456', 'phone_code_unknown'],
  ['another country’s number behind 00', '+44 00 7 912 345 67 89', 'phone_code_unknown'],
  ['a calling code alone', '+44', 'phone_incomplete'],
  ['a digit too few', '+44740012345', 'phone_incomplete'],
  ['a digit too many', '+4474001234567', 'phone_too_long'],
  ['more than 20 digits', '+44740012345674474001234567', 'phone_too_long'],
  ['two numbers', '+447400123456 +447400123457', 'phone_incomplete'],
  ['letters', '+44x7400123456', 'phone_incomplete'],
  ['words in front', 'call +447400123456', 'phone_incomplete'],
  ['a control character', '+447400123456\u0000', 'phone_incomplete'],
])('refuses %s: %s', (_case, text, issue) => {
  expect(readPhone(text)).toEqual({ issue })
})

it.each([
  ['+49 30 901820', '+4930901820'],
  ['+971 4 300 0000', '+97143000000'],
  ['+33 (0)1 42 68 53 00', '+33142685300'],
])('takes a landline when any number is allowed: %s', (text, phone) => {
  expect(readPhone(text, 'any')).toEqual({ phone })
})

it('refuses a landline by default', () => {
  expect(readPhone('+49 30 901820')).toEqual({ issue: 'phone_incomplete' })
})

it('removes the obsolete mobile prefix 1 from a Mexican number', () => {
  expect(readPhone('+52 1 222 123 4567')).toEqual({ phone: '+522221234567' })
  expect(readPhone('+52 222 123 4567')).toEqual({ phone: '+522221234567' })
})

it('reads the number of each territory, with or without its trunk prefix behind the calling code', () => {
  for (const { region, value, written } of exampleNumbers) {
    const national = value.slice(1 + region.phoneCode.length)
    const withTrunk = `+${region.phoneCode} (${region.trunkPrefix}) ${national}`
    for (const text of [value, written, withTrunk]) expect(readPhone(text), text).toEqual({ phone: value })
  }
})

it('normalises any number to a value that reads as itself, also in the form that the input shows', () => {
  const code = fc.constantFrom('', ...phoneRegions.map(({ phoneCode }) => phoneCode))
  const rest = fc.oneof(fc.stringMatching(/^[\d ().+-]{0,20}$/), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(fc.constantFrom('+', '00', ''), code, rest, (prefix, phoneCode, national) => {
      const { phone } = readPhone(prefix + phoneCode + national)
      if (phone === undefined) return
      expect(phone).toMatch(/^\+[1-9]\d{5,14}$/)
      expect(readPhone(phone)).toEqual({ phone })
      expect(parsePhone(phone)).toMatchObject({ value: phone, isComplete: true })
      const { region } = parsePhone(phone)
      expect(readPhone(`+${formatPhone(phone, findRegion(region?.countryCode))}`)).toEqual({ phone })
    }),
    { numRuns: 2000 },
  )
})
