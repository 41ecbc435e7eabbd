import { describe, expect, test } from 'vitest'
import { readAcceptLanguage, readLocale } from './read-locale.ts'

describe('the language of an answer', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5', ['fr-CH', 'fr', 'en', '*']],
    ['en;q=0.1, ja', ['ja', 'en']],
    ['de;q=0, es', ['es']],
    ['de;q=nonsense, es', ['es']],
  ])('Accept-Language %o asks for %o', (header, expected) => {
    expect(readAcceptLanguage(header)).toEqual(expected)
  })

  test.each([
    ['sv;q=0.9,ar-EG;q=0.5', 'ar-XX'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
    ['zh-SG,en;q=0.8', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh-Hant-CN', 'zh-Hant'],
    ['he-IL,he;q=0.9', 'he'],
    ['iw', 'he'],
    ['uk-UA', 'uk'],
    ['nl-BE,fr;q=0.8', 'nl'],
    ['it-CH', 'it'],
    ['en;q=0.1, hi-IN', 'hi'],
    ['*, <script>, zh_TW, -', 'en-001'],
  ])('Accept-Language %o is answered in %s', (header, locale) => {
    expect(readLocale({ body: null, query: {}, headers: { 'accept-language': header } })).toBe(locale)
  })

  test('a language named in the call takes precedence', () => {
    const headers = { 'accept-language': 'zh-CN' }
    expect(readLocale({ body: { lang: 'zh-Hant' }, query: {}, headers })).toBe('zh-Hant')
  })
})
