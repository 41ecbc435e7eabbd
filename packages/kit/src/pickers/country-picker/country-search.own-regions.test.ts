import { phoneRegions } from '@foyer/core/phone'
import { expect, it } from 'vitest'
import { createCountrySearch, listCountries } from './country-search.ts'

it("finds an app's own region by its code, which `Intl` would throw for, and the others beside it", () => {
  const regions = phoneRegions.map((region) =>
    region.countryCode === 'UA' ? { ...region, countryCode: 'UA-43' } : region,
  )
  const search = createCountrySearch(listCountries(regions, 'en-001'))
  expect(search('ua-43').map(({ id, name }) => [id, name])).toEqual([['UA-43', 'UA-43']])
  expect(search('poland').map(({ id }) => id)).toEqual(['PL'])
})
