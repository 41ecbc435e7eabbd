import { expect, it } from 'vitest'
import { captchaLocales, localeNames } from './locale-names.ts'
import { dirOf, langOf, locales, matchLocale } from './locales.ts'

it.each([
  [[], 'en-001'],
  [['tlh'], 'en-001'],
  [['zh-CN'], 'en-001'],
  [['zh-CN', 'fr-CA', 'ru'], 'fr'],
  [['ru'], 'ru-RU'],
  [['ru-RU'], 'ru-RU'],
  [['pt-PT'], 'pt-BR'],
  [['EN-us'], 'en-001'],
  [['ar-EG'], 'ar-XX'],
  [['tlh', 'ar'], 'ar-XX'],
  [['es-MX'], 'es'],
  [['es-419'], 'es'],
  [['de-CH-1996'], 'de-DE'],
  [['', '*'], 'en-001'],
])('speaks to who asks for %j in %s', (wishes, locale) => {
  expect(matchLocale(wishes)).toBe(locale)
})

// R9.4
it('gives a captcha the codes of the specification, in its order', () => {
  expect(Object.entries(captchaLocales).map((row) => row.join(' '))).toEqual([
    'en-001 eng',
    'ru-RU rus',
    'ar-XX ara',
    'es spa',
    'de-DE deu',
    'fr fra',
    'ja-JP jpn',
    'ko-KR kor',
    'pt-BR por',
    'id-ID ind',
  ])
  expect(Object.keys(captchaLocales)).toEqual(locales)
  expect(Object.keys(localeNames)).toEqual(locales)
})

it.each(locales)('says of %s a language and a direction that HTML knows', (locale) => {
  const lang = langOf(locale)
  expect(Intl.getCanonicalLocales(lang)).toEqual([lang])
  const language = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  expect(language.of(lang)).toBeDefined()
  expect(dirOf(locale)).toBe(lang === 'ar' ? 'rtl' : 'ltr')
})
