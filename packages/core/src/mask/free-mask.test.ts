import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMaskRecipe } from './free-mask.ts'

/** A bar is the caret. */
function format(mask: string, typed: string): string {
  const caret = typed.indexOf('|')
  const { text, caret: after } = createMaskRecipe(mask).format({ text: typed.replace('|', ''), caret })
  return `${text.slice(0, after)}|${text.slice(after)}`
}

describe('a free mask', () => {
  // R3.26
  it.each([
    ['nothing typed', '##/##', '|', '|'],
    ['the fixed character comes with the digit behind it', '##/##', '123|', '12/3|'],
    ['a typed fixed character', '##/##', '12/|', '12/|'],
    ['a fixed character that is not due', '##/##', '1/|', '1|'],
    ['letters where digits belong', '##/##', 'a1b2|', '12|'],
    ['letters and digits', '@@-##', 'ab12|', 'ab-12|'],
    ['a letter of another script', '@@', 'жя|', 'жя|'],
    ['a letter of two characters', '@@', 'e\u0301|', 'e\u0301|'],
    ['any character but the fixed ones', '**-**', 'a?-é𝒜|', 'a?-é𝒜|'],
    ['no invisible character, where any other goes', '**-**', '\u200eAB\u200b\t12|', 'AB-12|'],
    ['a fixed character of several, where any other is taken', '#*((', '0(0(|', '00(|'],
    ['an escaped place', '\\##', '1|', '#1|'],
    ['an escaped backslash', '\\\\#', '1|', '\\1|'],
    ['full-width digits', '##/##', '１２３|', '12/3|'],
    ['Arabic digits with the caret between', '##/##', '١٢|٣', '12|/3'],
    ['a prefix comes by itself', '+7 (###)', '1|', '+7 (1|'],
    ['a prefix that is pasted along', '+7 (###)', '+7 (123)|', '+7 (123)|'],
    ['a prefix that is typed', '+7 (###)', '+7|', '+7|'],
    ['too much', '##', '123|', '12|'],
    ['too much in the middle: what stood there stays', '##/##', '19|2/34', '1|2/34'],
    ['more in the middle than the whole mask has room for', '##/##', '19876|2/34', '1|2/34'],
    ['too much in the middle, with a letter that fits nowhere', '##', '12a9|3', '1|3'],
    ['a letter in front of letters that are full', '@@-##', 'ac|b-12', 'a|b-12'],
    ['fixed digits that the edit has moved', '##-0-##', '19|2-0-3', '19|-0-23'],
    ['a letter and a bracket that are fixed further on', '@(#A(#', 'A(12|', 'A(1A(2|'],
    ['the same behind the caret', '@(#A(#', '|A(12', '|A(1A(2'],
    ['a digit that is fixed further on, and the sign behind it', '#7-', '7-|', '77-|'],
    ['the same, moved to the front by a deletion', '#7-', '|7-', '|'],
    ['fixed characters moved to where any character goes', '#**+7 #', '1|+7 2', '1|2'],
    ['the fixed characters behind them, moved as well', '*/*+7 *', '|/b+7 c', '|b/c'],
    ['fixed characters before the caret, where any character goes', '#**+7 #', '1+7 2|', '12|'],
    ['a fixed letter that may have been typed', '*A*', '|Ab', '|AAb'],
    ['a fixed digit that may have been typed', '*7*', '|7b', '|77b'],
    ['a surrogate pair under the caret', '**', '\u{1d49c}|b', '\u{1d49c}|b'],
  ])('formats as typed, with the caret where it was: %s', (_name, mask, typed, shown) => {
    expect(format(mask, typed)).toBe(shown)
  })

  it.each([
    ['##/##', '12/3', '123'],
    ['+7 (###)', '+7 (12', '12'],
    ['##-0-##', '12-0-34', '1234'],
    ['##', '', ''],
  ])('gives the model the typed characters without the fixed ones: %s', (mask, shown, value) => {
    expect(createMaskRecipe(mask).read(shown).value).toBe(value)
  })

  it('does not mistake the start of a value for the prefix', () => {
    expect(createMaskRecipe('+7 ###').show('712')).toBe('+7 712')
  })

  it('cuts off a value that is too long for the mask', () => {
    expect(createMaskRecipe('##/##').show('12345')).toBe('12/34')
  })

  it('compiles a mask once', () => {
    expect(createMaskRecipe('## ##')).toBe(createMaskRecipe('## ##'))
  })
})

const mask = fc
  .array(fc.constantFrom('#', '##', '@', '*', '/', ' - ', '(', 'A(', '+7 ', '\\#'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''))
const typed = fc
  .tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat(20))
  .map(([text, caret]) => ({ text, caret: Math.min(caret, text.length) }))
const digits = fc.stringMatching(/^\d{0,12}$/)

describe('every free mask', () => {
  it('changes nothing when it formats its own output again', () => {
    fc.assert(
      fc.property(mask, typed, (pattern, state) => {
        const { format } = createMaskRecipe(pattern)
        const shown = format(state)
        expect(format(shown)).toEqual(shown)
      }),
    )
  })

  it('keeps the caret inside the text', () => {
    fc.assert(
      fc.property(mask, typed, (pattern, state) => {
        const { text, caret } = createMaskRecipe(pattern).format(state)
        expect(caret).toBeGreaterThanOrEqual(0)
        expect(caret).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  it('invents, loses and reorders no digit while there is room', () => {
    fc.assert(
      fc.property(digits, fc.nat(12), (text, caret) => {
        const { format, read } = createMaskRecipe('(##) ###-##/#####')
        expect(read(format({ text, caret: Math.min(caret, text.length) }).text).value).toBe(text)
      }),
    )
  })

  it('gives the same result whether typed key by key or pasted whole', () => {
    fc.assert(
      fc.property(
        mask,
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789ab/-(+')), maxLength: 14 }),
        (pattern, text) => {
          // If a fixed and a typed sign are the same, they cannot be told apart.
          for (const signs of [pattern.match(/[-/(+ ]/g) ?? [], text.match(/[-/(+]/g) ?? []])
            fc.pre(new Set(signs).size === signs.length)
          const { format } = createMaskRecipe(pattern)
          let state = { text: '', caret: 0 }
          for (const key of text)
            state = format({
              text: state.text.slice(0, state.caret) + key + state.text.slice(state.caret),
              caret: state.caret + 1,
            })
          expect(state).toEqual(format({ text, caret: text.length }))
        },
      ),
    )
  })

  it('reads back the value that it shows', () => {
    fc.assert(
      fc.property(digits, (value) => {
        const recipe = createMaskRecipe('+7 (###) ##-0-#######')
        expect(recipe.read(recipe.show(value)).value).toBe(value)
      }),
    )
  })
})
