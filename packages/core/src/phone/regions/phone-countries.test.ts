import { expect, it } from 'vitest'
import { namePhoneCountries, narrowRegions, phoneRegions } from '../index.ts'

// R3.11
it('gives each country its name in the language of the reader, beside its code, mask and length', () => {
  const regions = narrowRegions(phoneRegions, { allowed: ['DE', 'BR'] })
  expect(namePhoneCountries('de-DE', regions)).toEqual([
    {
      countryName: 'Deutschland',
      countryCode: 'DE',
      phoneCode: '49',
      mask: '#### ######',
      optionalMask: '#',
      length: 12,
    },
    {
      countryName: 'Brasilien',
      countryCode: 'BR',
      phoneCode: '55',
      mask: '## ##### ###',
      optionalMask: '#',
      length: 12,
    },
  ])
})

it.each(['en-001', 'ru-RU', 'ar-XX', 'ja-JP'])('names all 245 countries in %s', (locale) => {
  const countries = namePhoneCountries(locale)
  expect(countries).toHaveLength(245)
  expect(countries.filter(({ countryName }) => countryName.length < 2)).toEqual([])
})
