import { expect, it } from 'vitest'
import { narrowRegions, parsePhone, phoneRegions } from './index.ts'

// Chrome fills in +1 201 555 0123 as '12015550123', but numbers of all other countries with a plus.
it.each([undefined, 'NL', 'AT', 'DE', 'MX', 'AR', 'BR', 'ID', 'KR', 'CN', 'IL', 'RU', 'GB', 'US'])(
  'recognises a North American number that the browser filled in without its plus when the country is %s',
  (countryCode) => {
    for (const numberTypes of ['mobile', 'any'] as const)
      expect(
        parsePhone('12015550123', { countryCode, numberTypes, isFilledIn: true }),
        numberTypes,
      ).toMatchObject({ value: '+12015550123', isComplete: true, region: { phoneCode: '1' } })
  },
)

it.each([
  ['a mobile number of China', 'CN', '13812345678', '+8613812345678'],
  ['a number in groups', 'DE', '151 12345678', '+4915112345678'],
  ['a mobile number of São Paulo', 'BR', '12961234567', '+5512961234567'],
  ['a digit more than North American numbers have', 'DE', '120155501234', '+49120155501234'],
])(
  'reads what the browser filled in as a number of the chosen country: %s',
  (_case, countryCode, text, value) => {
    expect(parsePhone(text, { countryCode, isFilledIn: true })).toMatchObject({ value })
  },
)

it('reads a filled-in number as the chosen country’s when North America is not on the list', () => {
  const regions = narrowRegions(phoneRegions, { allowed: ['DE', 'AT'] })
  const options = { countryCode: 'DE', isFilledIn: true, regions }
  expect(parsePhone('12015550123', options)).toMatchObject({ value: '+4912015550123' })
})

it('reads the same digits as the chosen country’s when a person types them, or when detection is bypassed', () => {
  for (const options of [{}, { isFilledIn: true, bypassDetectedCountry: true }])
    expect(parsePhone('12015550123', { countryCode: 'DE', ...options })).toMatchObject({
      value: '+4912015550123',
    })
})

it('rejects a filled-in North American number as foreign when another country is locked', () => {
  const options = { countryCode: 'DE', lockRegion: true, isFilledIn: true }
  expect(parsePhone('12015550123', options)).toMatchObject({ rejected: 'foreign_code' })
})
