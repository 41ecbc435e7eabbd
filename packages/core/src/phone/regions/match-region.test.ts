import { expect, it } from 'vitest'
import { matchRegion, narrowRegions, phoneRegions } from '../index.ts'

// R5.22
it.each([
  ['nobody’s yet', '38', null],
  ['no calling code', '999', null],
  ['the longest calling code', '380', 'UA'],
  ['a longer one than the neighbour’s', '7', 'RU'],
  ['leading digits of a NANP island', '1268', 'AG'],
  ['of Puerto Rico, either of two', '1939', 'PR'],
  ['of Canada', '1416', 'CA'],
  ['of Kazakhstan', '77', 'KZ'],
  ['of Vatican City', '3906698', 'VA'],
  ['of Guernsey', '447781', 'GG'],
  ['of Jersey', '447797', 'JE'],
  ['of the Isle of Man', '447624', 'IM'],
  ['of Svalbard', '4779', 'SJ'],
  ['of the Cocos Islands', '6189162', 'CC'],
  ['of Christmas Island', '6189164', 'CX'],
  ['of Mayotte', '262639', 'YT'],
  ['of Bonaire', '5997', 'BQ'],
  ['of Tristan da Cunha', '2908', 'TA'],
  ['of Åland', '35818', 'AX'],
  ['of Saint Martin', '59059077', 'MF'],
])('finds the region by its first digits: %s', (_case, digits, countryCode) => {
  expect(matchRegion(digits)?.countryCode ?? null).toBe(countryCode)
})

it.each([
  ['1', 'US'],
  ['7', 'RU'],
  ['39', 'IT'],
  ['44', 'GB'],
  ['47', 'NO'],
  ['61', 'AU'],
])('takes +%s for %s when nothing else tells', (digits, countryCode) => {
  expect(matchRegion(digits)?.countryCode).toBe(countryCode)
})

it.each([
  ['kept inside a shared code', '1212', 'CA', 'CA'],
  ['kept where nothing is typed behind the code', '7', 'KZ', 'KZ'],
  ['over where the leading digits tell', '79', 'KZ', 'RU'],
  ['over with another calling code', '380', 'RU', 'UA'],
])('has the choice of a person %s', (_case, digits, chosen, countryCode) => {
  expect(matchRegion(digits, { countryCode: chosen })?.countryCode).toBe(countryCode)
})

it('lets the chosen country be, inside its code, when detection is bypassed', () => {
  expect(matchRegion('77', { countryCode: 'RU', bypassDetectedCountry: true })?.countryCode).toBe('RU')
  expect(matchRegion('380', { countryCode: 'RU', bypassDetectedCountry: true })?.countryCode).toBe('UA')
})

it('finds only what the list has', () => {
  const regions = narrowRegions(phoneRegions, { allowed: ['CA', 'BS'] })
  expect(matchRegion('1416', { regions })?.countryCode).toBe('CA')
  expect(matchRegion('1242', { regions })?.countryCode).toBe('BS')
  expect(matchRegion('380', { regions })).toBeNull()
})
