import { expect, it } from 'vitest'
import { readLocale } from './read-locale.ts'

it.each([
  ['pt-BR', 'pt-BR'],
  ['pt_BR', 'pt-BR'],
  ['zh_TW', 'zh-TW'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['de_AT.UTF-8', 'de-AT'],
  ['sr_RS@latin', 'sr-RS'],
  ['ar-XX', 'ar-XX'],
  ['en-001', 'en-001'],
  ['', 'en-001'],
  ['C', 'en-001'],
  ['no such locale', 'en-001'],
])('reads a locale however a system writes it: %s', (text, locale) => {
  expect(readLocale(text)).toBe(locale)
})
