import { expect, it } from 'vitest'
import { checkRule } from '../validate.ts'

// R5.8
it.each([
  ['a digit', 'pass1word', null],
  ['a digit at the end', 'password1', null],
  ['digits alone', '123', null],
  ['an Arabic-Indic digit', 'كلمة٣', null],
  ['a Devanagari digit', 'शब्द५', null],
  ['a full-width digit', 'ｐａｓｓ１', null],
  ['a digit outside the basic plane', 'pass𝟙', null],
  ['no digit', 'Password', 'digit_missing'],
  ['nothing', '', 'digit_missing'],
  ['a fraction is no digit', '½', 'digit_missing'],
  ['a Roman numeral is no digit', 'Ⅷ', 'digit_missing'],
  ['a superscript is no digit', 'x²', 'digit_missing'],
  ['a number', 7, null],
])('hasAnyNumberSymbol asks for a decimal digit of any script: %s', (_name, value, code) => {
  expect(checkRule(value, { type: 'hasAnyNumberSymbol' })?.code ?? null).toBe(code)
})
