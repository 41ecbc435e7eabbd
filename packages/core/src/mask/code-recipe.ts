import { withAsciiDigits } from './ascii-digits.ts'
import type { MaskRecipe, TextState } from './mask-recipe.ts'

/** The number of digits of a one-time code. */
export const codeLength = 6

/** Six digits on their own, in one run or in two of three: `123456`, `123 456`, `123-456`. */
const codePattern = /(?<!\d)\d{3}[\s\p{Pd}]?\d{3}(?!\d)/gu

/**
 * A mask for a one-time code of six digits, without separators. It reads digits of any script, and finds the code in a
 * pasted sentence, beside other numbers.
 */
export const codeRecipe: MaskRecipe = {
  format: (typed) => format(withAsciiDigits(typed)),
  read: (shown) => ({ value: digitsOf(shown) }),
  show: (value) => format(withAsciiDigits({ text: value, caret: value.length })).text,
}

function format(typed: TextState): TextState {
  const { text, caret } = extractCode(typed)
  const head = digitsOf(text.slice(0, caret))
  const tail = digitsOf(text.slice(caret))
  const excess = head.length + tail.length - codeLength
  // A whole code was pasted beside other digits: it ends at the caret.
  if (excess > 1 && head.length >= codeLength) return { text: head.slice(-codeLength), caret: codeLength }
  // A digit typed into a full code is dropped, and the others stay.
  const kept = head.slice(0, Math.max(codeLength - tail.length, 0))
  return { text: (kept + tail).slice(0, codeLength), caret: kept.length }
}

/** Reduces a text to the code in it, if there is one. Of several, the nearest before the caret, because a paste ends at the caret. */
function extractCode(typed: TextState): TextState {
  const found = Array.from(typed.text.matchAll(codePattern), ({ 0: code, index: start }) => ({
    code,
    start,
    end: start + code.length,
  }))
  const chosen = found.findLast(({ end }) => end <= typed.caret) ?? found[0]
  if (chosen === undefined) return typed
  const { code, start } = chosen
  return { text: code, caret: Math.max(typed.caret - start, 0) }
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}
