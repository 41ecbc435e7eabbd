import { expect, it } from 'vitest'
import { checkoutCountries } from '../checkout/index.ts'
import { addressFormatOf } from './address-format.ts'
import { findState, listStates, subdivisionsOf } from './subdivisions.ts'

it('has a list for each country whose format says so, and for no other', () => {
  const listed = checkoutCountries.filter((country) => subdivisionsOf(country).length > 0)
  expect(listed).toEqual(checkoutCountries.filter((country) => addressFormatOf(country).hasStates))
  expect(listed.length).toBeGreaterThan(45)
})

it('finds each state by its key and by its names, in Latin letters and in a further language too, and no two by the same', () => {
  for (const country of checkoutCountries)
    for (const { key, name, latinName, furtherName } of subdivisionsOf(country))
      for (const text of [key, name, latinName, latinName.toUpperCase(), ` ${latinName} `, furtherName])
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
])('names a state of %s in %s: %s is %s', (country, locale, key, name) => {
  expect(listStates(country, locale)).toContainEqual({ key, name })
})

it('names every state of India in Hindi to its readers', () => {
  const names = listStates('IN', 'hi').map(({ name }) => name)
  expect(names.filter((name) => !/^[\p{Script=Devanagari} ]+$/u.test(name))).toEqual([])
})

it('lists states in the order of the country in its language, and by the alphabet in another', () => {
  expect(listStates('JP', 'ja-JP')[0]?.name).toBe('北海道')
  expect(listStates('JP', 'fr')[0]?.name).toBe('Aichi')
  expect(listStates('CA', 'fr').map(({ name }) => name)[2]).toBe('Île-du-Prince-Édouard')
})

it.each([
  ['DE', 'Bayern'],
  ['XX', 'CA'],
  ['US', ''],
  ['US', 'Calif'],
])('finds in %s no state by %j', (country, typed) => {
  expect(findState(country, typed)).toBeUndefined()
})
