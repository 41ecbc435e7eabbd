import { expect, it } from 'vitest'
import { locales } from '../../wire/locales/locales.ts'
import { namePhoneCountries, narrowRegions, phoneRegions, type PhoneRegion } from '../index.ts'

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

it.each(locales)('names all 245 countries in %s', (locale) => {
  const countries = namePhoneCountries(locale)
  expect(countries).toHaveLength(245)
  const unnamed = countries.filter(({ countryName, countryCode }) =>
    ['', countryCode].includes(countryName.trim()),
  )
  expect(unnamed).toEqual([])
})

it.each(['GB-SCT', 'X1', ''])(
  'names an app’s own region by its code where `Intl` would throw for it: "%s"',
  (code) => {
    const region = { ...phoneRegions[0], countryCode: code } as PhoneRegion
    expect(namePhoneCountries('de-DE', [region])[0]?.countryName).toBe(code)
  },
)
