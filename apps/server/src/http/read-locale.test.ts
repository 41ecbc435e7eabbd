import { describe, expect, test } from 'vitest'
import { readAcceptLanguage } from './read-locale.ts'

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
})
