import { expect, it } from 'vitest'
import { matchRegion, narrowRegions, phoneRegions } from '../index.ts'

// R5.22
it.each([
  ['an incomplete calling code', '38', null],
  ['an unassigned calling code', '999', null],
  ['the longest calling code', '380', 'UA'],
  ['a calling code of one digit', '7', 'RU'],
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
])('assigns +%s to %s when nothing else decides', (digits, countryCode) => {
  expect(matchRegion(digits)?.countryCode).toBe(countryCode)
})

it.each([
  ['kept within a shared calling code', '1212', 'CA', 'CA'],
  ['kept while nothing is typed behind the calling code', '7', 'KZ', 'KZ'],
  ['replaced when the leading digits decide', '79', 'KZ', 'RU'],
  ['replaced by another calling code', '380', 'RU', 'UA'],
])('weighs the chosen country against the digits: %s', (_case, digits, chosen, countryCode) => {
  expect(matchRegion(digits, { countryCode: chosen })?.countryCode).toBe(countryCode)
})

it('keeps the chosen country within its calling code when detection is bypassed', () => {
  expect(matchRegion('77', { countryCode: 'RU', bypassDetectedCountry: true })?.countryCode).toBe('RU')
  expect(matchRegion('380', { countryCode: 'RU', bypassDetectedCountry: true })?.countryCode).toBe('UA')
})

it('finds only regions that are on the list', () => {
  const regions = narrowRegions(phoneRegions, { allowed: ['CA', 'BS'] })
  expect(matchRegion('1416', { regions })?.countryCode).toBe('CA')
  expect(matchRegion('1242', { regions })?.countryCode).toBe('BS')
  expect(matchRegion('380', { regions })).toBeNull()
})
