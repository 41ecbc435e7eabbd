import { describe, expect, test } from 'vitest'
import { errorCodes, locales, type ErrorCode } from '@foyer/core/wire'
import { readAcceptLanguage, sayCode } from './words.ts'

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

  test.each(Object.keys(errorCodes) as ErrorCode[])('%s has words', (code) => {
    const words = sayCode('en-001', code, { seconds: 7 })
    expect(words).toMatch(/^[A-Z].*\.$/)
    expect(words).not.toMatch(/[{}_]/)
  })

  test.each(locales)(
    '%s says each of them in its own words, with the number of seconds in its plural',
    (locale) => {
      for (const code of Object.keys(errorCodes) as ErrorCode[]) {
        const words = sayCode(locale, code, { seconds: 7 })
        expect(words).not.toMatch(/[{}_]/)
        expect(words === sayCode('en-001', code, { seconds: 7 })).toBe(locale === 'en-001')
      }
    },
  )

  test.each([
    ['en-001', 1, 'Too many attempts. Wait 1 second and try again.'],
    ['ru-RU', 1, 'Слишком много попыток. Подождите 1 секунду и попробуйте снова.'],
    ['ru-RU', 22, 'Слишком много попыток. Подождите 22 секунды и попробуйте снова.'],
    ['ru-RU', 60, 'Слишком много попыток. Подождите 60 секунд и попробуйте снова.'],
    ['ar-XX', 2, 'محاولات كثيرة جدًا. يُرجى الانتظار ثانيتين ثم إعادة المحاولة.'],
    ['ja-JP', 5, '試行回数が多すぎます。5秒待ってから、もう一度お試しください。'],
  ] as const)('%s counts %i as its grammar does', (locale, seconds, words) => {
    expect(sayCode(locale, 'too_many_attempts', { seconds })).toBe(words)
  })
})
