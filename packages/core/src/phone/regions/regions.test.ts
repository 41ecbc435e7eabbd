import { expect, it } from 'vitest'
import { findRegion, maxLength, narrowRegions, phoneRegions } from '../index.ts'

// R3.12
it('knows 245 territories, each once', () => {
  expect(new Set(phoneRegions.map(({ countryCode }) => countryCode)).size).toBe(245)
  expect(phoneRegions).toHaveLength(245)
})

// R9.22
it.each([
  ['RU', '7', 11],
  ['KZ', '7', 11],
  ['UA', '380', 12],
  ['US', '1', 11],
  ['CA', '1', 11],
  ['TK', '690', 7],
])('has the specification’s calling code and length of %s', (countryCode, phoneCode, length) => {
  expect(findRegion(countryCode)).toMatchObject({ countryCode, phoneCode, length })
})

// R9.23
it('has an optional part for at least the seven countries that the specification names', () => {
  const named = ['AR', 'AT', 'BG', 'BR', 'ID', 'MX', 'TH']
  expect(named.filter((code) => findRegion(code)?.optionalMask === undefined)).toEqual([])
})

// R9.22
it('has numbers of 7 to 13 digits with the calling code, and at most 15 with the optional part', () => {
  const lengths = phoneRegions.map(({ length }) => length)
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([7, 13])
  expect(Math.max(...phoneRegions.map((region) => maxLength(region)))).toBe(15)
})

it('lists for each region the lengths of mobile numbers and of all numbers, up to 15 digits', () => {
  for (const region of phoneRegions) {
    const { mobile, any } = region.lengths
    expect(mobile[0], region.countryCode).toBe(region.length)
    expect(any, region.countryCode).toEqual(any.toSorted((one, other) => one - other))
    expect(any, region.countryCode).toEqual(expect.arrayContaining([...mobile]))
    expect(maxLength(region, 'any')).toBeLessThanOrEqual(15)
  }
  expect(findRegion('AD')?.lengths.mobile).toEqual([9, 12])
  expect(findRegion('FR')?.lengths).toEqual({ mobile: [11], any: [11] })
  expect(findRegion('AE')?.lengths).toEqual({ mobile: [12], any: [11, 12] })
})

// R3.10
it('builds each mask from groups of digits, as many digits as the length says', () => {
  for (const { mask, optionalMask = '', phoneCode, length } of phoneRegions) {
    expect(`${mask}${optionalMask}`).toMatch(/^#+( #+)*$/)
    expect(phoneCode.length + mask.replaceAll(' ', '').length).toBe(length)
  }
})

// R3.13
it('narrows the list by allowed or forbidden countries, in any case and in the same order', () => {
  const codes = (limits: Parameters<typeof narrowRegions>[1]) =>
    narrowRegions(phoneRegions, limits).map(({ countryCode }) => countryCode)
  expect(codes({ allowed: ['ru', 'US', 'XX'] })).toEqual(['US', 'RU'])
  expect(codes({ forbidden: ['us'] })).toHaveLength(244)
  expect(codes({ allowed: ['US', 'RU'], forbidden: ['RU'] })).toEqual(['US'])
  expect(codes({ allowed: [] })).toHaveLength(245)
})
