import { expect, it } from 'vitest'
import { toAsciiDigits } from './ascii-digits.ts'

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
