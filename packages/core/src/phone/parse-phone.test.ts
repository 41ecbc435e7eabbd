import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exampleNumbers, type ExampleNumber } from '../../test/example-numbers.ts'
import { findRegion, formatPhone, maxLength, narrowRegions, parsePhone, phoneRegions } from './index.ts'

const russian = { countryCode: 'RU' }

it.each([
  ['+7 999 123-45-67', 'with a plus'],
  ['8 (999) 123-45-67', 'with the trunk prefix'],
  ['7 999 123 45 67', 'with the calling code alone'],
  ['999 123 45 67', 'without either'],
  ['007 999 123 45 67', 'with 00'],
  ['+7 999 123-45-67, ext. 12', 'with an extension'],
  ['+7 999 123-45-67 x12', 'with a short extension'],
  ['tel:+7-999-123-45-67;ext=12', 'as a link'],
  ['8 999 123-45-67 доб. 12', 'with an extension in Russian'],
  ['＋７ （９９９） １２３－４５－６７', 'full-width'],
  ['+٧ ٩٩٩ ١٢٣ ٤٥ ٦٧', 'in Arabic digits'],
  ['+۷ ۹۹۹ ۱۲۳ ۴۵ ۶۷', 'in Persian digits'],
  ['\u202a+7 999 123‑45‑67\u202c', 'with marks of direction and hard hyphens'],
])('reads %s in Russia: %s', (text) => {
  expect(parsePhone(text, russian)).toMatchObject({
    value: '+79991234567',
    isComplete: true,
    region: { countryCode: 'RU' },
  })
})

it.each([
  ['+380 67 123 45 67', 'RU', '+380671234567', 'UA'],
  ['380671234567', 'RU', '+380671234567', 'UA'],
  ['00380671234567', 'RU', '+380671234567', 'UA'],
  ['+44 (0)20 7946 0958', 'RU', '+442079460958', 'GB'],
  ['07400 123456', 'GB', '+447400123456', 'GB'],
  ['06 20 123 4567', 'HU', '+36201234567', 'HU'],
  ['1 (650) 253-0000', 'US', '+16502530000', 'US'],
  ['650-253-0000', 'US', '+16502530000', 'US'],
  ['8 800 555-35-35', 'RU', '+78005553535', 'RU'],
  ['+7 800 555-35-35', 'RU', '+78005553535', 'RU'],
  ['7011234567', 'KZ', '+77011234567', 'KZ'],
  ['312 345 6789', 'IT', '+393123456789', 'IT'],
])('reads %s in %s as %s', (text, countryCode, value, country) => {
  const reading = parsePhone(text, { countryCode })
  expect(reading).toMatchObject({ value, isComplete: true, region: { countryCode: country } })
})

it('gives the example number of each territory back, recognised and complete', () => {
  for (const { region, value, written } of exampleNumbers) {
    const reading = parsePhone(written)
    expect(reading).toMatchObject({ value, isComplete: true, region: { phoneCode: region.phoneCode } })
    expect(reading.shown).toBe(formatPhone(value, reading.region))
    expect(reading.shown.replaceAll(' ', '')).toBe(value.slice(1))
  }
})

it.each([
  ['bare digits', ({ value }: ExampleNumber) => value.slice(1)],
  ['digits in groups', ({ written }: ExampleNumber) => written.slice(1)],
])(
  'reads the number of each territory without its plus in every other country but one: %s',
  (_case, write) => {
    const wrong: string[] = []
    for (const number of exampleNumbers) {
      const { region, value } = number
      for (const { countryCode, phoneCode } of phoneRegions) {
        if (phoneCode === region.phoneCode) continue
        const reading = parsePhone(write(number), { countryCode })
        if (reading.value !== value || !reading.isComplete)
          wrong.push(`${region.countryCode} in ${countryCode}`)
      }
    }
    // Of 59,140. 1 201 555 0123 is as long as a mobile number of Brazil, and these begin with any digit.
    expect(wrong.filter((pair) => pair !== 'US in BR')).toEqual([])
  },
)

it('keeps each country’s own number, with its trunk prefix, its calling code or neither, in groups or not', () => {
  for (const { region, value } of exampleNumbers) {
    const { countryCode, phoneCode, trunkPrefix } = region
    const national = value.slice(1 + phoneCode.length)
    const grouped = formatPhone(value, region).slice(phoneCode.length + 1)
    for (const text of [
      national,
      trunkPrefix + national,
      value.slice(1),
      value,
      grouped,
      trunkPrefix + grouped,
    ])
      expect(parsePhone(text, { countryCode }), text).toMatchObject({ value, isComplete: true, region })
  }
})

it.each([
  ['248-251-0123', 'with dashes'],
  ['(248) 251-0123', 'with brackets'],
  ['1 248 251 0123', 'with the calling code'],
  ['12482510123', 'with the calling code alone'],
])('keeps a number of Michigan that could be one of the Seychelles: %s, %s', (text) => {
  expect(parsePhone(text, { countryCode: 'US' }).value).toBe('+12482510123')
})

it('takes digits without a plus for the chosen country’s when detection is bypassed', () => {
  const options = { countryCode: 'US', bypassDetectedCountry: true }
  expect(parsePhone('380671234567', options)).toMatchObject({ isComplete: false })
  expect(parsePhone('+380671234567', options)).toMatchObject({ value: '+380671234567', isComplete: true })
})

it.each([
  ['+380671234567', 'with a plus'],
  ['380671234567', 'without one'],
  ['00380671234567', 'with 00'],
])('says under lockRegion why it refuses %s: %s', (text) => {
  const reading = parsePhone(text, { countryCode: 'RU', lockRegion: true })
  expect(reading).toMatchObject({ value: '', refusal: 'foreign_code', region: { countryCode: 'RU' } })
})

it('gives a number the code of the only region, and takes no other', () => {
  const regions = narrowRegions(phoneRegions, { allowed: ['UA'] })
  expect(parsePhone('67 123 45 67', { regions })).toMatchObject({ value: '+380671234567', isComplete: true })
  expect(parsePhone('+79991234567', { regions }).refusal).toBe('foreign_code')
})

it.each(
  phoneRegions.filter(({ optionalMask }) => optionalMask).map((region) => [region.countryCode, region]),
)(
  'is complete from the shortest to the longest number of %s, and neither before nor after',
  (countryCode, region) => {
    const isComplete = (length: number): boolean =>
      parsePhone(`+${region.phoneCode.padEnd(length, '1')}`, { countryCode, bypassDetectedCountry: true })
        .isComplete
    expect(isComplete(region.length - 1)).toBe(false)
    expect(isComplete(region.length)).toBe(true)
    expect(isComplete(maxLength(region))).toBe(true)
    expect(isComplete(maxLength(region) + 1)).toBe(false)
  },
)

it('keeps a plus and 20 digits where it knows no region', () => {
  expect(parsePhone('+999 1234567890 1234567890')).toMatchObject({
    value: '+99912345678901234567',
    shown: '+99912345678901234567',
    region: null,
    isComplete: false,
  })
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
      // What is shown says the same as what it was made from.
      expect(parsePhone(reading.shown, { countryCode, lockRegion, hasPhoneCode: true }).value).toBe(
        reading.value,
      )
    }),
    { numRuns: 2000 },
  )
})

it('shows a value in the groups of its region, without the plus', () => {
  expect(formatPhone('+79991234567', findRegion('RU'))).toBe('7 999 123 45 67')
  expect(formatPhone('+7999', findRegion('RU'))).toBe('7 999')
  expect(formatPhone('+99912', null)).toBe('99912')
})
