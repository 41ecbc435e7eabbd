import { withLatinDigits } from './latin-digits.ts'

/**
 * Replaces the blank between a number and its unit, in a text from `Intl`, by a no-break space. In Japanese it is removed: Japanese has no
 * blank there, although `Intl` writes one.
 */
export function tieNumber(text: string, lang: string): string {
  return text.replace(/(\d) /, lang.startsWith('ja') ? '$1' : '$1\u00A0')
}

/**
 * '5 minutes', '8 gigabytes', as `Intl` names the unit in the reader's language.
 * @param unit an identifier of ECMA-402, such as `minute`
 */
export function formatUnit(amount: number, unit: string, lang: string): string {
  return tieNumber(
    new Intl.NumberFormat(withLatinDigits(lang), { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
    lang,
  )
}
