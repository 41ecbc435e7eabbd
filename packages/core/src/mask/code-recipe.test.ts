import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeRecipe } from './code-recipe.ts'

/** A bar is the caret. */
function format(typed: string): string {
  const caret = typed.indexOf('|')
  const { text, caret: after } = codeRecipe.format({ text: typed.replace('|', ''), caret })
  return `${text.slice(0, after)}|${text.slice(after)}`
}

describe('a one-time code', () => {
  it.each([
    ['nothing typed', '|', '|'],
    ['its first digits', '123|', '123|'],
    ['letters and blanks', '1a 2|', '12|'],
    ['a digit in the middle', '123|56', '123|56'],
    ['a blank between', '123 456|', '123456|'],
    ['a dash between', '123-456|', '123456|'],
    ['a no-break hyphen between', '123\u2011456|', '123456|'],
    ['a sign between all digits', '12-34-56|', '123456|'],
    ['a sentence', 'Your code is 123456.|', '123456|'],
    ['a sentence with other numbers', 'Room 2026: G-123456, valid for 10 minutes|', '123456|'],
    ['a blank in the code of such a sentence', 'Room 2026: 123 456, valid for 10 minutes|', '123456|'],
    ['a dash in the code of such a sentence', 'Room 2026: 123-456, valid for 10 minutes|', '123456|'],
    ['a sentence with the caret in its code', 'G-123|456', '123|456'],
    ['a text message for WebOTP', '123456 is your code.\n\n@foyer.example #123456|', '123456|'],
    ['full-width digits', '１２３４５６|', '123456|'],
    ['Arabic digits with the caret between', '١٢|٣', '12|3'],
    ['Persian and Devanagari digits', '۱۲۳४५६|', '123456|'],
    ['a seventh digit', '1234567|', '123456|'],
    ['a seventh digit in the middle: what stood there stays', '1239|456', '123|456'],
    ['a seventh digit in front', '9|123456', '|123456'],
    ['a code pasted behind a code', '123456654321|', '654321|'],
    ['a code with a blank pasted behind a code', '123456654 321|', '654321|'],
    ['a code pasted before a code', '654321|123456', '654321|'],
    ['a code pasted into a code', '123654321|456', '654321|'],
    ['a code pasted over a part of one', '1654321|56', '654321|'],
    ['a code pasted before two digits, with the caret in front', '|65432112', '|654321'],
    ['a code pasted before another, each with a blank', '654 321| 123 456', '654321|'],
    ['a code behind a letter, with the caret in front', '|G123456', '|123456'],
    ['more digits behind the caret than a code has', '12|3456789', '|345678'],
    ['a whole code behind two other digits', '12345678|', '345678|'],
    ['a sentence with other numbers, with the caret in front', '|Room 2026: G-123456', '|123456'],
    ['a code pasted behind two digits', '12|345678', '|345678'],
    ['a sentence pasted behind a code', '123456Your code is 654321|', '654321|'],
  ])('is read from what was entered: %s', (_name, typed, shown) => {
    expect(format(typed)).toBe(shown)
  })

  it('is read from a value that the page sets', () => {
    expect(codeRecipe.show('123-456')).toBe('123456')
    expect(codeRecipe.read('123456').value).toBe('123456')
  })
})

const scripts = ['0', '０', '٠', '۰', '०', '\u{1d7ce}'].map((zero) => zero.codePointAt(0) ?? 0)
const sixDigits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 })
const withoutDigits = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/\p{Nd}/gu, ''))

/** A number of another length than a code, with letters around it. */
const otherNumber = fc
  .oneof(
    fc.nat({ max: 99_999 }).filter((number) => number < 100 || number > 999),
    fc.constant(1_234_567),
  )
  .map((number) => ` a${number}b `)

describe('whatever is entered', () => {
  it('finds the code in any text without other digits, in any script and with a separator in the middle', () => {
    const script = fc.constantFrom(...scripts)
    const sign = fc.constantFrom('', ' ', '\u00a0', '-', '\u2013')
    fc.assert(
      fc.property(
        withoutDigits,
        sixDigits,
        script,
        sign,
        withoutDigits,
        (before, digits, zero, between, after) => {
          const written = digits.map((digit) => String.fromCodePoint(zero + digit))
          const text = before + written.slice(0, 3).join('') + between + written.slice(3).join('') + after
          expect(codeRecipe.format({ text, caret: text.length })).toEqual({ text: digits.join(''), caret: 6 })
        },
      ),
    )
  })

  it('finds the code among other numbers', () => {
    fc.assert(
      fc.property(fc.array(otherNumber), sixDigits, fc.array(otherNumber), (before, digits, after) => {
        const text = `${before.join('')} ${digits.join('')} ${after.join('')}`
        expect(codeRecipe.format({ text, caret: text.length }).text).toBe(digits.join(''))
      }),
    )
  })

  it('shows at most six ASCII digits with the caret among them, and formatting them again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (head, tail) => {
        const shown = codeRecipe.format({ text: head + tail, caret: head.length })
        expect(shown.text).toMatch(/^\d{0,6}$/)
        expect(shown.caret).toBeGreaterThanOrEqual(0)
        expect(shown.caret).toBeLessThanOrEqual(shown.text.length)
        expect(codeRecipe.format(shown)).toEqual(shown)
      }),
    )
  })
})
