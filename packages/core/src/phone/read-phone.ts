import { parsePhone, type PhoneIssue } from './parse-phone.ts'
import type { NumberTypes } from './regions/phone-region.ts'
import { cutExtension, readDigits, toPlain } from './read-digits.ts'

/** A phone number in its stored form, or the issue with the text. */
export type WrittenPhone =
  | { /** ASCII `+digits`, calling code first. */ readonly phone: string; readonly issue?: undefined }
  | { readonly issue: PhoneIssue; readonly phone?: undefined }

/** The characters that people write in numbers: plus, digits, blanks, dashes, brackets, dots, slashes. */
const allowedCharacters = /^[+\d\s\p{Pd}()./]*$/u

/**
 * Until 2019 mobile numbers of Mexico had a 1 behind the calling code. Both spellings reach the same phone; no other
 * number there has eleven digits.
 */
const mexicanMobile = /^\+521(?=\d{10}$)/

/**
 * Reads a complete number with its calling code, behind a plus or 00, as a phone input does; for servers that compare
 * numbers. All spellings give the same result: with a trunk prefix (`+44 (0)7400 …`), in groups, in digits of any
 * script. The country is never guessed.
 * @param numberTypes default: `mobile`
 */
export function readPhone(text: string, numberTypes?: NumberTypes): WrittenPhone {
  const written = cutExtension(toPlain(text))
  const isOneNumber = allowedCharacters.test(written) && written.lastIndexOf('+') <= written.search(/\d|$/)
  if (!isOneNumber) return { issue: 'phone_incomplete' }
  const { digits, isInternational } = readDigits(text)
  const { value, region, issue } = parsePhone(text, { numberTypes })
  // In an input, `+44 00 7…` starts a new number at 00. Here that would change the country, so the text is rejected.
  const startsWithCode = isInternational && region !== null && digits.startsWith(region.phoneCode)
  if (!startsWithCode) return { issue: 'phone_code_unknown' }
  return issue === null ? { phone: value.replace(mexicanMobile, '+52') } : { issue }
}
