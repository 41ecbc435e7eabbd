import { expect, it } from 'vitest'
import { exampleNumbers, isTooLongIn, type ExampleNumber } from './testing/example-numbers.ts'
import { formatPhone, maxLength, narrowRegions, parsePhone, phoneRegions } from './index.ts'

const russian = { countryCode: 'RU' }

it.each([
  ['+7 999 123-45-67', 'with a plus'],
  ['8 (999) 123-45-67', 'with the trunk prefix'],
  ['7 999 123 45 67', 'with the calling code alone'],
  ['999 123 45 67', 'without either'],
  ['007 999 123 45 67', 'with 00'],
  ['999 123,4567', 'with a comma in it'],
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
  ['8 (029) 491-19-11', 'BY', '+375294911911', 'BY'],
  ['80294911911', 'BY', '+375294911911', 'BY'],
  ['029 491-19-11', 'BY', '+375294911911', 'BY'],
  ['+375 (029) 491-19-11', 'RU', '+375294911911', 'BY'],
  ['8 612 34567', 'LT', '+37061234567', 'LT'],
  ['8-612-34567', 'LT', '+37061234567', 'LT'],
  ['0 612 34567', 'LT', '+37061234567', 'LT'],
  ['011 44 7400 123456', 'US', '+447400123456', 'GB'],
  ['1-011-44-7400-123456', 'CA', '+447400123456', 'GB'],
  ['8 10 44 7400 123456', 'RU', '+447400123456', 'GB'],
  ['810447400123456', 'KZ', '+447400123456', 'GB'],
  ['8 10 44 7400 123456', 'BY', '+447400123456', 'GB'],
  ['8 10 44 7400 123456', 'TM', '+447400123456', 'GB'],
  ['8 10 44 7400 123456', 'TJ', '+447400123456', 'GB'],
  ['010-44-7400-123456', 'JP', '+447400123456', 'GB'],
  ['010 1 650 253 0000', 'JP', '+16502530000', 'US'],
  ['0011 44 7400 123456', 'AU', '+447400123456', 'GB'],
  ['0011-61-412-345-678', 'AU', '+61412345678', 'AU'],
  ['0011 1 650 253 0000', 'GB', '+16502530000', 'US'],
  ['00 1 650 253 0000', 'AU', '+16502530000', 'US'],
  ['0044 7400 123456', 'AU', '+447400123456', 'GB'],
  ['011 15-2345-6789', 'AR', '+5491123456789', 'AR'],
  ['11 15 2345 6789', 'AR', '+5491123456789', 'AR'],
  ['+54 11 15 2345 6789', 'RU', '+5491123456789', 'AR'],
  ['0351 15 234-5678', 'AR', '+5493512345678', 'AR'],
  ['03541 15 23-4567', 'AR', '+5493541234567', 'AR'],
  // The shortest number of all, of seven digits.
  ['+690 7290 ext. 12', 'RU', '+6907290', 'TK'],
])('reads %s in %s as %s', (text, countryCode, value, country) => {
  const reading = parsePhone(text, { countryCode })
  expect(reading).toMatchObject({ value, isComplete: true, region: { countryCode: country } })
})

// R1.8
it('reads the example number of each territory as itself, recognised and complete', () => {
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
  'reads a number without its plus in every country where it is too long to be a local one: %s',
  (_case, write) => {
    const wrong: string[] = []
    let pairs = 0
    for (const number of exampleNumbers) {
      const text = write(number)
      for (const home of phoneRegions) {
        if (home.phoneCode === number.region.phoneCode) continue
        const reading = parsePhone(text, { countryCode: home.countryCode })
        const isForeignFormat = reading.shown === text
        const isAbroad = isTooLongIn(home, text) || isForeignFormat
        const expected = isAbroad
          ? number.value
          : reading.value.startsWith(`+${home.phoneCode}`) && reading.value
        if (reading.value !== expected) wrong.push(`${number.region.countryCode} in ${home.countryCode}`)
        if (isAbroad) pairs++
      }
    }
    expect(wrong).toEqual([])
    expect(pairs).toBeGreaterThan(53_000)
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

it('reads digits without a plus as the chosen country’s when detection is bypassed', () => {
  const options = { countryCode: 'US', bypassDetectedCountry: true }
  expect(parsePhone('380671234567', options)).toMatchObject({ isComplete: false })
  expect(parsePhone('+380671234567', options)).toMatchObject({ value: '+380671234567', isComplete: true })
})

// R3.53
it.each([
  [false, '+33123456789'],
  [true, '+4433123456789'],
])(
  'recognises a French number copied from an input, unless detection is bypassed: %s',
  (bypassDetectedCountry, value) => {
    for (const text of ['33 1 23 45 67 89', ' \u202A33 1 23 45 67 89\u202C '])
      expect(parsePhone(text, { countryCode: 'GB', bypassDetectedCountry }).value).toBe(value)
  },
)

// R5.26
it.each([
  ['+380671234567', 'with a plus'],
  ['380671234567', 'without one'],
  ['00380671234567', 'with 00'],
])('gives a reason when lockRegion makes it refuse %s: %s', (text) => {
  const reading = parsePhone(text, { countryCode: 'RU', lockRegion: true })
  expect(reading).toMatchObject({ value: '', rejected: 'foreign_code', region: { countryCode: 'RU' } })
})

it('keeps the locked country when the first digits belong to another with the same calling code', () => {
  const reading = parsePhone('+7 999 123-45-67', { countryCode: 'KZ', lockRegion: true })
  expect(reading).toMatchObject({ value: '+79991234567', region: { countryCode: 'KZ' }, rejected: null })
})

it('assigns digits to no country when the chosen one is not on the list', () => {
  const regions = narrowRegions(phoneRegions, { allowed: ['UA', 'DE'] })
  expect(parsePhone('9991234567', { countryCode: 'RU', regions })).toMatchObject({ value: '', region: null })
})

// R5.25
it('gives a number the code of the only region, and rejects any other code', () => {
  const regions = narrowRegions(phoneRegions, { allowed: ['UA'] })
  expect(parsePhone('67 123 45 67', { regions })).toMatchObject({ value: '+380671234567', isComplete: true })
  expect(parsePhone('+79991234567', { regions }).rejected).toBe('foreign_code')
})

// R5.27
it.each(
  phoneRegions.filter(({ optionalMask }) => optionalMask).map((region) => [region.countryCode, region]),
)(
  'is complete from the shortest to the longest length of a number of %s, neither below nor above',
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
