import type { TextState } from './mask-recipe.ts'

const foreignDigit = /(?![0-9])\p{Nd}/gu
const digit = /^\p{Nd}$/u

/** Replaces decimal digits of any script (full-width, Arabic, Persian, Devanagari …) by ASCII digits. */
export function toAsciiDigits(text: string): string {
  return text.replace(foreignDigit, (char) => String(digitValue(char.codePointAt(0) ?? 0)))
}

/**
 * The value of a decimal digit. Unicode encodes each script's digits contiguously from 0 to 9 (section 4.6), so it
 * counts back to 0.
 */
function digitValue(codePoint: number): number {
  let offset = 0
  while (digit.test(String.fromCodePoint(codePoint - offset - 1))) offset++
  return offset % 10
}

/** `toAsciiDigits` for a text with a caret, which stays behind the same character. */
export function withAsciiDigits({ text, caret }: TextState): TextState {
  const isInPair = /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(caret - 1, 0)))
  const head = text.slice(0, isInPair && caret > 0 ? caret - 1 : caret)
  const before = toAsciiDigits(head)
  return { text: before + toAsciiDigits(text.slice(head.length)), caret: before.length }
}
