import { describe, expect, it } from 'vitest'
import { checkRule } from '../validate.ts'
import type { FieldValue } from '../validator.ts'

const codeOf = (value: FieldValue, pattern: string | RegExp) =>
  checkRule(value, { type: 'regexp', pattern })?.code ?? null

describe('regexp', () => {
  // R5.5
  it.each([
    ['a match', '12345', '^\\d{5}$', null],
    ['no match', '1234', '^\\d{5}$', 'pattern_mismatch'],
    ['a match anywhere: the anchors are the pattern\u2019s own', 'a12345b', '\\d{5}', null],
    ['an expression instead of a text', 'ABC', /^[a-z]+$/i, null],
    ['a text is compiled for Unicode', '😀', '^.$', null],
    ['a text may use Unicode classes', 'Ж', '^\\p{Lu}$', null],
    ['a number is matched by its digits', 42, '^42$', null],
    ['an empty field is left to required', '', '^\\d{5}$', null],
  ])('matches the pattern of the row: %s', (_name, value, pattern, code) => {
    expect(codeOf(value, pattern)).toBe(code)
  })

  // R5.5
  it.each(['g', 'y', 'gy', 'giu'])(
    'neither uses nor changes the lastIndex of an expression with the flags %s',
    (flags) => {
      const pattern = new RegExp('abc', flags)
      pattern.lastIndex = 2
      expect([codeOf('abc', pattern), codeOf('abc', pattern), codeOf('abc', pattern)]).toEqual([
        null,
        null,
        null,
      ])
      expect(pattern.lastIndex).toBe(2)
    },
  )

  it('matches a sticky expression only at the beginning of the text', () => {
    expect([codeOf('abcx', /abc/y), codeOf('xabc', /abc/y)]).toEqual([null, 'pattern_mismatch'])
  })

  it('throws an error that quotes a broken pattern, for an empty value too', () => {
    expect(() => codeOf('', '(')).toThrow(SyntaxError)
    expect(() => codeOf('', '(')).toThrow('/(/u')
  })

  it('keeps the other flags of a global expression', () => {
    expect(codeOf('ABC', /^abc$/gi)).toBeNull()
  })
})
