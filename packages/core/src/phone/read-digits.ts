import { toAsciiDigits } from '../mask/index.ts'

/** A typed or pasted number, reduced to its digits. */
export interface PhoneDigits {
  readonly digits: string
  /** The text starts with a plus, 00 or 0011, so its digits start with a calling code. */
  readonly isInternational: boolean
  /** The number as written, in ASCII digits, without its extension. */
  readonly written: string
}

/**
 * An extension behind letters or a separator, in any language: 'ext. 12', 'x12', ';ext=12', ',,12', 'доб. 12', '内線12'. It is not part of
 * the number. The repetitions are bounded, so that the search stays linear for a text of only blanks or commas.
 */
const extension = /[\p{L},;#][^+\d]{0,20}\d{1,9}\D*$/u

/** What starts a number with its calling code. 0011 is dialled in Australia; it is not 00 and a 1, because no number has 11 behind a plus. */
const dialledPlus = /^00(?:11)?/

/** The minimum number of digits before an extension. */
const minDigits = 7

/** Reads the digits of a phone number in any script, ignoring brackets, dashes, blanks and an extension. */
export function readDigits(text: string): PhoneDigits {
  const number = cutExtension(toPlain(text))
  const plus = number.lastIndexOf('+')
  const written = number.slice(plus + 1).trim()
  const digits = keepDigits(written)
  return {
    digits: plus < 0 ? digits.replace(dialledPlus, '') : digits,
    isInternational: plus >= 0 || dialledPlus.test(digits),
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
