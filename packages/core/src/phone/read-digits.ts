import { toAsciiDigits } from '../mask/index.ts'

/** A typed or pasted number, reduced to its digits. */
export interface PhoneDigits {
  readonly digits: string
  /** The text starts with a plus or 00, so its digits start with a calling code. */
  readonly isInternational: boolean
  /** The number as written, in ASCII digits, without its extension. */
  readonly written: string
}

/**
 * An extension behind letters or a separator, in any language: 'ext. 12', 'x12', ';ext=12', ',,12', 'доб. 12', '内線12'. It is not part of
 * the number. The repetitions are bounded, so that the search stays linear for a text of only blanks or commas.
 */
const extension = /[\p{L},;#][^+\d]{0,20}\d{1,9}\D*$/u

/** The minimum number of digits before an extension. */
const minDigits = 7

/** Reads the digits of a phone number in any script, ignoring brackets, dashes, blanks and an extension. */
export function readDigits(text: string): PhoneDigits {
  const number = cutExtension(toPlain(text))
  const plus = number.lastIndexOf('+')
  const written = number.slice(plus + 1).trim()
  const digits = keepDigits(written)
  const hasDoubleZero = plus < 0 && digits.startsWith('00')
  return {
    digits: hasDoubleZero ? digits.slice(2) : digits,
    isInternational: plus >= 0 || hasDoubleZero,
    written,
  }
}

/** Converts full-width characters and digits of any script to ASCII, and removes invisible characters such as direction marks. */
export function toPlain(text: string): string {
  return toAsciiDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
}

export function cutExtension(text: string): string {
  const { index } = extension.exec(text) ?? {}
  const number = text.slice(0, index)
  return keepDigits(number).length < minDigits ? text : number
}

export function keepDigits(text: string): string {
  return text.replace(/\D/g, '')
}
