import { expect, it } from 'vitest'
import { defaultCountries } from './default-country.ts'

it.each([
  [
    'the phone of their account',
    '+4915112345678',
    ['en-US'],
    'America/Chicago',
    { phone: 'DE', address: 'DE' },
  ],
  ['the time zone', null, ['en-US'], 'Europe/Oslo', { phone: 'NO', address: 'NO' }],
  ['the region of a language', null, ['pt-BR'], 'UTC', { phone: 'BR', address: 'BR' }],
  ['no one, by a language alone', null, ['de'], 'UTC', { phone: null, address: null }],
  ['no one, where nothing tells', null, [], 'UTC', { phone: null, address: null }],
  [
    'a country to which nothing is sent, for the phone',
    null,
    [],
    'Antarctica/Troll',
    { phone: 'AQ', address: null },
  ],
])('begins with the country of %s', (_case, phone, languages, timeZone, countries) => {
  expect(defaultCountries(phone, { languages, timeZone })).toEqual(countries)
})
