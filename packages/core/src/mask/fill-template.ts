/**
 * Puts digits in the places (`#`) of a template and ends behind the last of them: `## ##` and `123` give `12 3`. Digits
 * without a place are left out.
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

/** The offset right behind the digit of that number (from 1); 0 for no digit, the end where there are fewer. */
export function caretBehindDigit(text: string, count: number): number {
  if (count <= 0) return 0
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (/\d/.test(text.charAt(index)) && ++seen === count) return index + 1
  }
  return text.length
}
