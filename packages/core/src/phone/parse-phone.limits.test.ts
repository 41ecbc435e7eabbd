import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findRegion, formatPhone, parsePhone, phoneRegions, readShown } from './index.ts'

const russian = { countryCode: 'RU' }

// R5.24
it('keeps at most 20 digits when it knows no region', () => {
  expect(parsePhone('+999 1234567890 1234567890')).toMatchObject({
    value: '+99912345678901234567',
    shown: '+99912345678901234567',
    region: null,
    isComplete: false,
  })
  expect(parsePhone('1234567890 1234567890 12').shown).toBe('12345678901234567890')
})

it.each([
  ['nothing but letters', 'abc', ''],
  ['nothing but a plus', '+', '+'],
])('reports neither a number nor an issue when somebody has typed %s', (_case, text, shown) => {
  const nothing = { value: '', shown, region: { countryCode: 'RU' }, issue: null }
  expect(parsePhone(text, russian)).toMatchObject(nothing)
})

it('has no value while there is no more than a calling code', () => {
  expect(parsePhone('+7')).toMatchObject({ value: '', shown: '7', region: { countryCode: 'RU' } })
  expect(parsePhone('', russian)).toMatchObject({ value: '', shown: '', region: { countryCode: 'RU' } })
})

it('never throws, and always gives a plus and at most 20 digits, or nothing', () => {
  const country = fc.constantFrom(undefined, 'XX', ...phoneRegions.map(({ countryCode }) => countryCode))
  const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[+\d ().x٠-٩０-９-]*$/))
  fc.assert(
    fc.property(piece, country, fc.boolean(), fc.boolean(), (text, countryCode, lockRegion, hasPhoneCode) => {
      const reading = parsePhone(text, { countryCode, lockRegion, hasPhoneCode })
      expect(reading.value).toMatch(/^(\+\d{1,20})?$/)
      // Parsing the shown text gives the same number.
      const chosen = reading.region?.countryCode ?? countryCode
      expect(readShown(reading.shown, { countryCode: chosen, lockRegion }).value).toBe(reading.value)
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ['+442079460958', 'any', true],
  ['+49301234', 'any', true],
  ['+49301234', 'mobile', false],
  ['+551123456789', 'any', true],
  ['+97143000000', 'any', true],
  ['+97143000000', 'mobile', false],
  ['+390669812345', 'any', true],
  ['+3768123', 'any', false],
] as const)(
  'tells whether %s is complete when the allowed numbers are: %s',
  (value, numberTypes, isComplete) => {
    expect(parsePhone(value, { numberTypes }).isComplete).toBe(isComplete)
  },
)

it.each([
  ['971 4 300 0000', 'AE', '+97143000000'],
  ['04 300 0000', 'AE', '+97143000000'],
  ['4 300 0000', 'AE', '+97143000000'],
  ['030 901820', 'DE', '+4930901820'],
  ['4930901820', 'DE', '+4930901820'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['06 698 12345', 'IT', '+390669812345'],
  // Starts with a digit that is a trunk prefix in longer numbers.
  ['800 12345', 'LT', '+37080012345'],
])('reads a landline as people write it, when any number is allowed: %s in %s', (text, country, value) => {
  const options = { countryCode: country, numberTypes: 'any' } as const
  expect(parsePhone(text, options)).toMatchObject({ value, isComplete: true })
})

it.each([
  ['393 123 4567', 'IT', '+393931234567'],
  ['39 393 123 4567', 'IT', '+393931234567'],
  ['39 02 8612345', 'IT', '+39028612345'],
  ['39 06 698 12345', 'VA', '+390669812345'],
  ['48 360 00 00', 'PL', '+48483600000'],
  ['48 48 360 00 00', 'PL', '+48483600000'],
  ['376 795 681', 'AD', '+376795681'],
])(
  'keeps all digits of a number that starts like its calling code, when any number is allowed: %s in %s',
  (text, country, value) => {
    const options = { countryCode: country, numberTypes: 'any' } as const
    expect(parsePhone(text, options)).toMatchObject({ value, isComplete: true })
  },
)

it.each([
  ['too few digits', '+4474001', 'phone_incomplete'],
  ['too many digits', '+4474001234567', 'phone_too_long'],
  ['an unassigned calling code', '+999123', 'phone_code_unknown'],
  ['no calling code', '07400123456', 'phone_code_unknown'],
  ['nothing', '', null],
  ['a whole number', '+447400123456', null],
])('names the issue: %s', (_case, text, issue) => {
  expect(parsePhone(text).issue).toBe(issue)
})

// R5.28
it('shows a value in the groups of its region, without the plus', () => {
  expect(formatPhone('+79991234567', findRegion('RU'))).toBe('7 999 123 45 67')
  expect(formatPhone('+7999', findRegion('RU'))).toBe('7 999')
  expect(formatPhone('+99912', null)).toBe('99912')
})
