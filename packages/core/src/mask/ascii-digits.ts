import type { TextState } from './mask-recipe.ts'

const foreignDigit = /(?![0-9])\p{Nd}/gu
const digit = /^\p{Nd}$/u

/** Decimal digits of any script (full-width, Arabic, Persian, Devanagari …) as ASCII ones; the rest as it is. */
export function toAsciiDigits(text: string): string {
  return text.replace(foreignDigit, (char) => String(digitValue(char.codePointAt(0) ?? 0)))
}

/** Unicode keeps each script's decimal digits together from 0 to 9 (Standard, section 4.6), so counting down tells. */
function digitValue(codePoint: number): number {
  let below = 0
  while (digit.test(String.fromCodePoint(codePoint - below - 1))) below++
  return below % 10
}

/** The same for a text with a caret, which moves with the character before it; never inside a surrogate pair. */
export function withAsciiDigits({ text, caret }: TextState): TextState {
  const isInPair = /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(caret - 1, 0)))
  const head = text.slice(0, isInPair && caret > 0 ? caret - 1 : caret)
  const before = toAsciiDigits(head)
  return { text: before + toAsciiDigits(text.slice(head.length)), caret: before.length }
}
