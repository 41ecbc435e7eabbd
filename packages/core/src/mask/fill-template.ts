/**
 * Fills the places (`#`) of a template with digits and ends after the last one: `## ##` and `123` give `12 3`. Digits
 * that do not fit are dropped.
 */
export function fillTemplate(template: string, digits: string): string {
  let filled = ''
  let fixed = ''
  let next = 0
  for (const char of template) {
    if (next === digits.length) break
    if (char === '#') {
      filled += fixed + digits.charAt(next++)
      fixed = ''
    } else fixed += char
  }
  return filled
}

/** The offset behind the `count`-th digit (from 1). 0 for no digit; the end of the text if it has fewer. */
export function caretBehindDigit(text: string, count: number): number {
  if (count <= 0) return 0
  let digitCount = 0
  for (let index = 0; index < text.length; index++) {
    if (/\d/.test(text.charAt(index)) && ++digitCount === count) return index + 1
  }
  return text.length
}
