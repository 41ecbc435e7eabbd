import { parsePhone, type PhoneIssue } from './parse-phone.ts'
import type { NumberTypes } from './regions/phone-region.ts'
import { cutExtension, readDigits, toPlain } from './read-digits.ts'

/** A phone number as it is stored; or why a text is none. */
export type WrittenPhone =
  | { /** ASCII `+digits`, calling code first. */ readonly phone: string; readonly issue?: undefined }
  | { readonly issue: PhoneIssue; readonly phone?: undefined }

/** A plus, digits, and what people write between them: blanks, dashes, brackets, dots, slashes, marks that set the direction. */
const signs = /^[+\d\s\p{Z}\p{Cf}\p{Pd}()./]*$/u

/**
 * Mobile numbers of Mexico had a 1 behind the calling code until 2019, and no other number has eleven digits there. Both spellings
 * ring the same phone.
 */
const mexicanMobile = /^\+521(?=\d{10}$)/

/**
 * Reads a whole number with its calling code, behind a plus or 00, as a phone input reads it; for a server that compares numbers. All
 * spellings of a number come out as one: with a trunk prefix behind the code (`+44 (0)7400 …`), in groups, in digits of any script.
 * Without a calling code it guesses no country. `numberTypes`: which numbers are taken, mobile ones where nothing is said.
 */
export function readPhone(text: string, numberTypes?: NumberTypes): WrittenPhone {
  const written = cutExtension(toPlain(text))
  const isOneNumber = signs.test(written) && written.lastIndexOf('+') <= written.search(/\d|$/)
  if (!isOneNumber) return { issue: 'phone_incomplete' }
  const { digits, isInternational } = readDigits(text)
  const { value, region, issue } = parsePhone(text, { numberTypes })
  // `+44 00 7…`: while somebody types, 00 begins another number. Here it would change whose number it is.
  const hasItsCode = isInternational && region !== null && digits.startsWith(region.phoneCode)
  if (!hasItsCode) return { issue: 'phone_code_unknown' }
  return issue === null ? { phone: value.replace(mexicanMobile, '+52') } : { issue }
}
