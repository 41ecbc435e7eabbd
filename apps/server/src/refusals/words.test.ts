import { describe, expect, test } from 'vitest'
import { errorCodes, type ErrorCode } from '@foyer/core/wire'
import { pickLocale, readAcceptLanguage, sayCode } from './words.ts'

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
    [[], 'en-001'],
    [['tlh'], 'en-001'],
    [['ru-RU'], 'ru-RU'],
    [['pt-PT'], 'pt-BR'],
    [['EN-us'], 'en-001'],
    [['tlh', 'ar'], 'ar-XX'],
    [['es-419'], 'es'],
  ])('%o is answered in %s', (wishes, expected) => {
    expect(pickLocale(wishes)).toBe(expected)
  })

  test.each(Object.keys(errorCodes) as ErrorCode[])('%s has words', (code) => {
    const words = sayCode('en-001', code, { seconds: 7 })
    expect(words).toMatch(/^[A-Z].*\.$/)
    expect(words).not.toMatch(/[{}_]/)
  })

  test('a language without words yet is answered in English', () => {
    expect(sayCode('ja-JP', 'required')).toBe(sayCode('en-001', 'required'))
  })
})
