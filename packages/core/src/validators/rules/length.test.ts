import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRule } from '../validate.ts'
import type { FieldValue, ValidatorOf } from '../validator.ts'

const codeOf = (value: FieldValue, row: Omit<ValidatorOf<'length'>, 'type'>) =>
  checkRule(value, { type: 'length', ...row })?.code ?? null

describe('length', () => {
  // R5.6
  it.each([
    ['one under the minimum', 'abcdefg', { min: 8 }, 'too_short'],
    ['the minimum', 'abcdefgh', { min: 8 }, null],
    ['the maximum', 'abc', { max: 3 }, null],
    ['one over the maximum', 'abcd', { max: 3 }, 'too_long'],
    ['exactly one length', 'abc', { min: 3, max: 3 }, null],
    ['no bounds', 'abc', {}, null],
    ['an empty text without a minimum', '', { max: 3 }, null],
    ['an empty text with a minimum', '', { min: 1 }, 'too_short'],
    ['blanks count', '  a  ', { max: 3 }, 'too_long'],
    ['blanks around do not count with trim', '  a  ', { max: 3, trim: true }, null],
    ['blanks alone are nothing with trim', '     ', { min: 1, trim: true }, 'too_short'],
    ['blanks inside count with trim', 'a   b', { max: 3, trim: true }, 'too_long'],
  ])('keeps both bounds: %s', (_name, value, row, code) => {
    expect(codeOf(value, row)).toBe(code)
  })

  it.each([
    ['emoji outside the basic plane', '😀😀😀', 3],
    ['Chinese', '密码密码', 4],
    ['an ideograph outside the basic plane', '𠮷野家', 3],
    ['a letter and its combining accent', 'e\u0301', 2],
  ])('counts each code point once, however many code units it takes: %s', (_name, value, count) => {
    expect(codeOf(value, { min: count, max: count })).toBeNull()
  })

  // R5.6
  it.each([5, 12345678, true, false])('refuses %s, which is not a string', (value) => {
    expect(codeOf(value, { min: 1, max: 3 })).toBe('not_a_string')
  })

  it('passes the bounds to the message', () => {
    expect(checkRule('a', { type: 'length', min: 8, max: 64 })?.values).toEqual({ min: 8, max: 64 })
  })

  it('refuses exactly the texts outside the bounds', () => {
    const bound = fc.nat(12)
    const symbol = fc.constantFrom('a', ' ', 'é', '\u0301', '密', '😀', '𠮷', '\u200d')
    fc.assert(
      fc.property(fc.string({ unit: symbol, maxLength: 12 }), bound, bound, (value, a, b) => {
        const [min, max] = a < b ? [a, b] : [b, a]
        const count = Array.from(value).length
        expect(codeOf(value, { min, max })).toBe(count < min ? 'too_short' : count > max ? 'too_long' : null)
      }),
    )
  })
})
