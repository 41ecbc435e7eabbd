import { phoneRegions } from '@foyer/core/phone'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createCountrySearch, listCountries } from './country-search.ts'

function searchIn(locale: string): (text: string) => readonly string[] {
  const search = createCountrySearch(listCountries(phoneRegions, locale))
  return (text) => search(text).map(({ id }) => id)
}

const english = searchIn('en-001')
const german = searchIn('de-DE')
const russian = searchIn('ru-RU')
const arabic = searchIn('ar-XX')
const japanese = searchIn('ja-JP')
const korean = searchIn('ko-KR')
const turkish = searchIn('tr')
const hindi = searchIn('hi')
const traditional = searchIn('zh-Hant')
const vietnamese = searchIn('vi')
const hebrew = searchIn('he')

it.each([
  // Colloquial names.
  ['uk', 'GB', english],
  ['UK', 'GB', english],
  ['england', 'GB', english],
  ['scotland', 'GB', english],
  ['great brit', 'GB', english],
  ['usa', 'US', english],
  ['u.s.a.', 'US', english],
  ['america', 'US', english],
  ['uae', 'AE', english],
  ['bvi', 'VG', english],
  ['usvi', 'VI', english],
  ['dubai', 'AE', english],
  ['holland', 'NL', english],
  ['czech republic', 'CZ', english],
  ['burma', 'MM', english],
  ['ivory coast', 'CI', english],
  ['swaziland', 'SZ', english],
  ['macedonia', 'MK', english],
  ['cape verde', 'CV', english],
  ['east timor', 'TL', english],
  ['turkey', 'TR', english],
  ['south korea', 'KR', english],
  ['korea south', 'KR', english],
  ['north korea', 'KP', english],
  ['drc', 'CD', english],
  ['vatican', 'VA', english],
  ['ceylon', 'LK', english],
  // Names in the reader's language, in any case, with and without diacritics.
  ['germany', 'DE', english],
  ['  GERMANY ', 'DE', english],
  ['ger', 'DE', english],
  ['cote d’ivoire', 'CI', english],
  ["cote d'iv", 'CI', english],
  ['cote d´iv', 'CI', english],
  ['aland', 'AX', english],
  ['reunion', 'RE', english],
  ['curacao', 'CW', english],
  ['Curaçao', 'CW', english],
  ['sao tome', 'ST', english],
  ['saint lucia', 'LC', english],
  ['st lucia', 'LC', english],
  ['st. kitts', 'KN', english],
  ['trinidad and tobago', 'TT', english],
  ['guinea bissau', 'GW', english],
  ['österreich', 'AT', german],
  ['osterr', 'AT', german],
  ['weissrussland', 'BY', german],
  ['vereinigte staaten', 'US', german],
  ['сша', 'US', russian],
  ['герм', 'DE', russian],
  ['мексика', 'MX', russian],
  ['ألمانيا', 'DE', arabic],
  ['المانيا', 'DE', arabic],
  ['ドイツ', 'DE', japanese],
  ['どいつ', 'DE', japanese],
  ['대한', 'KR', korean],
  ['대ㅎ', 'KR', korean],
  // In Turkish, i and ı are two letters, with two different capitals.
  ['TÜRKİYE', 'TR', turkish],
  ['turkiye', 'TR', turkish],
  ['IRAK', 'IQ', turkish],
  ['ırak', 'IQ', turkish],
  ['İTALYA', 'IT', turkish],
  ['italya', 'IT', turkish],
  ['भारत', 'IN', hindi],
  ['जर्म', 'DE', hindi],
  ['德國', 'DE', traditional],
  ['đức', 'DE', vietnamese],
  ['duc', 'DE', vietnamese],
  ['גרמ', 'DE', hebrew],
  // English names in a page of another language.
  ['germany', 'DE', russian],
  ['japan', 'JP', arabic],
  ['spain', 'ES', korean],
  // The countries' own names.
  ['deutschland', 'DE', english],
  ['españa', 'ES', english],
  ['espana', 'ES', english],
  ['schweiz', 'CH', english],
  ['suisse', 'CH', english],
  ['suomi', 'FI', english],
  ['sverige', 'SE', english],
  ['magyar', 'HU', english],
  ['hrvatska', 'HR', english],
  ['polska', 'PL', english],
  ['ísland', 'IS', english],
  ['россия', 'RU', english],
  ['україна', 'UA', english],
  ['ukraina', 'UA', english],
  ['ελλάδα', 'GR', english],
  ['日本', 'JP', english],
  ['中国', 'CN', english],
  ['台灣', 'TW', english],
  ['한국', 'KR', english],
  ['ประเทศไทย', 'TH', english],
  ['ไทย', 'TH', english],
  ['भारत', 'IN', english],
  ['مصر', 'EG', english],
  ['ישראל', 'IL', english],
  ['საქართველო', 'GE', english],
  ['հայաստան', 'AM', english],
  ['qazaqstan', 'KZ', english],
  ['казах', 'KZ', english],
  // Codes.
  ['de', 'DE', english],
  ['CH', 'CH', english],
  ['gb', 'GB', english],
  ['xk', 'XK', english],
  ['49', 'DE', english],
  ['+49', 'DE', english],
  ['0049', 'DE', english],
  ['+ 49', 'DE', english],
  ['＋４９', 'DE', english],
  ['+٤٩', 'DE', english],
  ['1', 'US', english],
  ['+7', 'RU', english],
  ['44', 'GB', english],
  ['380', 'UA', english],
  ['+1684', 'AS', english],
  ['+1 242', 'BS', english],
  ['+1 (242)', 'BS', english],
  ['+1‑242', 'BS', english],
  ['+1 24', 'BB', english],
  ['+1 242 555 0123', 'BS', english],
  ['\u202A+49\u202C', 'DE', english],
  ['+4930123', 'DE', english],
  ['oman', 'OM', english],
  ['guinea', 'GN', english],
  // No match.
  ['zzzz', undefined, english],
  ['+999', undefined, english],
  ['4you', undefined, english],
  ['🙂', undefined, english],
] as const)('finds first, for %s: %s', (text, found, search) => {
  expect(search(text)[0]).toBe(found)
})

it('finds no country that has only some of the words', () => {
  expect(english('south sudan')).toEqual(['SS'])
  expect(english('united arab')).toEqual(['AE'])
})

it('lists the main country of a shared calling code first, then the others that share it', () => {
  expect(english('+7').slice(0, 2)).toEqual(['RU', 'KZ'])
  expect(english('+44').slice(0, 4).toSorted()).toEqual(['GB', 'GG', 'IM', 'JE'])
  expect(english('+1')).toContain('CA')
  expect(english('+77')).toContain('KZ')
})

it('finds each country first by its code, and among the results by its name in six languages', () => {
  for (const locale of ['en-001', 'de-DE', 'ru-RU', 'ar-XX', 'ja-JP', 'ko-KR']) {
    const search = searchIn(locale)
    for (const { id, name } of listCountries(phoneRegions, locale)) {
      expect(search(name), name).toContain(id)
      expect(search(id), id).toContain(id)
    }
  }
  for (const { countryCode } of phoneRegions) expect(english(countryCode)[0]).toBe(countryCode)
})

it('sorts countries as the language does', () => {
  const names = listCountries(phoneRegions, 'de-DE').map(({ name }) => name)
  expect(names.slice(0, 4)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln', 'Albanien'])
  expect(names).toHaveLength(phoneRegions.length)
})

it('takes any text, and returns each country at most once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const found = english(text)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})
