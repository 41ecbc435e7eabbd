import { toAsciiDigits } from '../mask/index.ts'
import { findZipFormat } from './zip-formats.ts'

const bidiMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Full-width forms of ASCII (U+FF01 to U+FF5E), which stand as far above it. */
const fullWidth = /[\uff01-\uff5e]/g
const fullWidthOffset = 0xfee0

/** What Japanese and other keyboards write for a hyphen: dashes, the minus sign, the long-vowel mark. */
const hyphens = /[\u2010-\u2015\u2212\u30fc\uff70\ufe63]/g

/** The sign of the Japanese post, which stands before a code. */
const postMark = /^[\u3012\u3020\u3036]\s*/

/**
 * A code as its country writes it, and as it is kept and compared: capitals, ASCII digits, and a blank or a hyphen where
 * it has one, wherever it was typed. What is no code of that country is left as it is, but for capitals and blanks.
 */
export function normalizeZip(country: string, typed: string): string {
  const zip = cleanZip(typed)
  const format = findZipFormat(country)
  if (format === undefined) return zip
  const together = zip.replaceAll(/[ -]/g, '')
  return format.regexp.test(together) ? together.replace(format.parted, format.written) : zip
}

function cleanZip(typed: string): string {
  const ascii = typed
    .replace(bidiMarks, '')
    .replace(fullWidth, (char) => String.fromCharCode(char.charCodeAt(0) - fullWidthOffset))
    .trim()
    .replace(postMark, '')
    .replace(hyphens, '-')
    .replaceAll(/\s+/g, ' ')
  // ASCII alone: other letters that have these for capitals only look like them.
  return toAsciiDigits(ascii).replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
}
