import { expect, it } from 'vitest'
import { checkoutCountries } from '../checkout/index.ts'
import { addressFormatOf } from './address-format.ts'
import { findState, listStates, subdivisionsOf } from './subdivisions.ts'

it('lists states for exactly the countries whose address format has such a list', () => {
  const listed = checkoutCountries.filter((country) => subdivisionsOf(country).length > 0)
  expect(listed).toEqual(checkoutCountries.filter((country) => addressFormatOf(country).hasStates))
  expect(listed.length).toBeGreaterThan(45)
})

it('finds each state by its key and by its local, Latin and further names, and never confuses two states', () => {
  for (const country of checkoutCountries)
    for (const { key, name, latinName, secondName } of subdivisionsOf(country))
      for (const text of [key, name, latinName, latinName.toUpperCase(), ` ${latinName} `, secondName])
        expect(findState(country, text)?.key, `${country} ${text}`).toBe(key)
})

it.each([
  ['US', 'en-001', 'CA', 'California'],
  ['JP', 'ja-JP', '東京都', '東京都'],
  ['JP', 'en-001', '東京都', 'Tokyo'],
  ['AE', 'ar-XX', 'إمارة دبيّ', 'دبي'],
  ['AE', 'de-DE', 'إمارة دبيّ', 'Dubai'],
  ['HK', 'zh-Hant', 'Kowloon', '九龍'],
  ['HK', 'en-001', 'Kowloon', 'Kowloon'],
  ['BR', 'pt-BR', 'SP', 'São Paulo'],
  ['CA', 'fr', 'BC', 'Colombie-Britannique'],
  ['CA', 'de-DE', 'BC', 'British Columbia'],
  ['IN', 'hi', 'Gujarat', 'गुजरात'],
  ['IN', 'en-001', 'Gujarat', 'Gujarat'],
  // Newer than the data of libaddressinput.
  ['CL', 'es', 'Ñuble', 'Ñuble'],
  ['ID', 'id-ID', 'Papua Barat Daya', 'Papua Barat Daya'],
  ['IN', 'hi', 'Ladakh', 'लद्दाख'],
  ['IT', 'it', 'SU', 'Sud Sardegna'],
  ['PH', 'en-001', 'Maguindanao del Sur', 'Maguindanao del Sur'],
])('names a state of %s in %s: %s is %s', (country, locale, key, name) => {
  expect(listStates(country, locale)).toContainEqual({ key, name })
})

it('names every state of India in Hindi for readers of Hindi', () => {
  const names = listStates('IN', 'hi').map(({ name }) => name)
  expect(names.filter((name) => !/^[\p{Script=Devanagari} ]+$/u.test(name))).toEqual([])
})

it('lists states in the country’s own order in its language, and alphabetically in any other', () => {
  expect(listStates('JP', 'ja-JP')[0]?.name).toBe('北海道')
  expect(listStates('JP', 'fr')[0]?.name).toBe('Aichi')
  expect(listStates('CA', 'fr').map(({ name }) => name)[2]).toBe('Île-du-Prince-Édouard')
})

it.each([
  ['DE', 'Bayern'],
  ['XX', 'CA'],
  ['US', ''],
  ['US', 'Calif'],
])('finds no state of %s by %j', (country, typed) => {
  expect(findState(country, typed)).toBeUndefined()
})
