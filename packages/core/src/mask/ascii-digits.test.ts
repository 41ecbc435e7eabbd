import { expect, it } from 'vitest'
import { toAsciiDigits, withAsciiDigits } from './ascii-digits.ts'

it.each([
  ['full-width', '０１２３４５６７８９'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['mathematical, right beside other digits', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ['ASCII', '0123456789'],
])('reads the digits of other scripts as ASCII ones: %s', (_name, digits) => {
  expect(toAsciiDigits(`a${digits}²`)).toBe('a0123456789²')
})

it.each([
  ['between two digits', '٣𝟗', 1, '39', 1],
  ['behind a digit of two code units', 'a𝟗𝟗', 3, 'a99', 2],
  ['before such a digit', '𝟗', 0, '9', 0],
  ['in the middle of such a digit', '1𝟗2', 2, '192', 1],
  ['in the middle of such a digit at the start', '𝟗2', 1, '92', 0],
  ['away from such a digit', 'a1𝟗', 1, 'a19', 1],
])('keeps the caret in its place %s', (_case, text, caret, ascii, after) => {
  expect(withAsciiDigits({ text, caret })).toEqual({ text: ascii, caret: after })
})
