import { toAsciiDigits } from '../mask/index.ts'

/** What was typed or pasted, without all that is between the digits. */
export interface PhoneDigits {
  readonly digits: string
  /** A plus or 00 says that a calling code comes first. */
  readonly isInternational: boolean
  /** The number as it was written, in ASCII digits, without its extension. */
  readonly written: string
}

/**
 * 'ext. 12', 'x12', ';ext=12', ',,12', 'доб. 12': dialled after the call is taken, and no part of the number. Every run
 * has an end, or a paste of nothing but blanks or commas would be searched once from each of them.
 */
const extension = /(?:;?\s{0,9}(?:ext(?:ension|n)?|x|доб|anexo|ramal|poste)|[,;#]{1,9})[\s.:=]{0,9}\d+\D*$/iu

/** The shortest number that an extension can follow. */
const shortest = 7

/** The digits of a phone number in any script, with brackets, dashes, blanks and an extension around them. */
export function readDigits(text: string): PhoneDigits {
  const number = cutExtension(toPlain(text))
  const plus = number.lastIndexOf('+')
  const written = number.slice(plus + 1).trim()
  const digits = keepDigits(written)
  const isDialled = plus < 0 && digits.startsWith('00')
  return { digits: isDialled ? digits.slice(2) : digits, isInternational: plus >= 0 || isDialled, written }
}

/** Full-width digits, plus and letters become ASCII ones, and so do the digits of any script. */
export function toPlain(text: string): string {
  return toAsciiDigits(text.normalize('NFKC'))
}

export function cutExtension(text: string): string {
  const { index } = extension.exec(text) ?? {}
  const number = text.slice(0, index)
  return keepDigits(number).length < shortest ? text : number
}

export function keepDigits(text: string): string {
  return text.replace(/\D/g, '')
}
