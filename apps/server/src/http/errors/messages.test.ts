import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogues } from '@foyer/core/messages/catalogues'
import { errorCodes, locales, type ErrorCode, type Locale } from '@foyer/core/wire'
import { translateCode } from './messages.ts'

/** The placeholders that messages may have: our own numbers and bounds, never text from the request. */
const ownValues = new Set(['seconds', 'min', 'max'])

function readCatalogue(locale: Locale): Record<'server' | 'validation', Record<string, string>> {
  const file = new URL(`../../../../../packages/core/messages/${locale}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

describe('the error messages', () => {
  test.each(Object.keys(errorCodes) as ErrorCode[])('%s has a message', (code) => {
    const message = translateCode('en-001', code, { seconds: 7 })
    expect(message).toMatch(/^[A-Z].*\.$/)
    expect(message).not.toMatch(/[{}_]/)
  })

  test.each(locales)('%s has its own message for each code, with the right plural of seconds', (locale) => {
    for (const code of Object.keys(errorCodes) as ErrorCode[]) {
      const message = translateCode(locale, code, { seconds: 7 })
      expect(message).not.toMatch(/[{}_]/)
      expect(message === translateCode('en-001', code, { seconds: 7 })).toBe(locale === 'en-001')
    }
  })

  test.each(locales)('%s says the same about a date of birth as the page does', (locale) => {
    const { checkout } = catalogues[locale]
    expect(translateCode(locale, 'birth_year')).toBe(checkout.checkout_birth_year)
    expect(translateCode(locale, 'too_young')).toBe(checkout.checkout_too_young)
  })

  // R8.1
  test.each(locales)('%s has no placeholder in any sentence for what a person typed', (locale) => {
    const { server, validation } = readCatalogue(locale)
    const sentences = Object.entries({ ...server, ...validation }).filter(
      // Texts of mails, text messages and pages are not answers to calls.
      ([name]) => !/^(mail|sms|page)_/.test(name),
    )
    expect(sentences.length).toBeGreaterThan(45)
    for (const [name, text] of sentences) {
      const places = [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, place]) => place)
      expect(
        places.filter((place) => !ownValues.has(place ?? '')),
        `${name}: ${text}`,
      ).toEqual([])
    }
  })

  test.each([
    ['en-001', 1, 'Too many attempts. Wait 1 second and try again.'],
    ['ru-RU', 1, 'Слишком много попыток. Подождите 1 секунду и попробуйте снова.'],
    ['ru-RU', 22, 'Слишком много попыток. Подождите 22 секунды и попробуйте снова.'],
    ['ru-RU', 60, 'Слишком много попыток. Подождите 60 секунд и попробуйте снова.'],
    ['ar-XX', 2, 'محاولات كثيرة جدًا. يُرجى الانتظار ثانيتين ثم إعادة المحاولة.'],
    ['ja-JP', 5, '試行回数が多すぎます。5秒待ってから、もう一度お試しください。'],
  ] as const)('%s uses the right plural for %i', (locale, seconds, message) => {
    expect(translateCode(locale, 'too_many_attempts', { seconds })).toBe(message)
  })
})
