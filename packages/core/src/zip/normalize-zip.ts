import { toAsciiDigits } from '../mask/index.ts'
import { findZipFormat } from './zip-formats.ts'

/** Direction marks, zero-width spaces and other invisible characters that get into copied codes. */
const invisibleCharacters = /\p{Cf}/gu

/** The full-width forms of ASCII (U+FF01 to U+FF5E), at a constant distance from it. */
const fullWidth = /[\uff01-\uff5e]/g
const fullWidthOffset = 0xfee0

/** Characters that Japanese and other keyboards produce for a hyphen: dashes, the minus sign, the long-vowel mark. */
const hyphens = /[\u2010-\u2015\u2212\u30fc\uff70\ufe63]/g

/** The postal mark that Japanese codes may start with. */
const postMark = /^[\u3012\u3020\u3036]\s*/

/**
 * Converts a code to its country's spelling, which is stored and compared: capitals, ASCII digits, and a blank or
 * hyphen in the right place. A code that is not valid there keeps its blanks
 * and hyphens.
 */
export function normalizeZip(country: string, typed: string): string {
  const zip = cleanZip(typed)
  const format = findZipFormat(country)
  if (format === undefined) return zip
  const compact = zip.replaceAll(/[ -]/g, '')
  return format.regexp.test(compact) ? compact.replace(format.parted, format.written) : zip
}

function cleanZip(typed: string): string {
  const ascii = typed
    .replace(invisibleCharacters, '')
    .replace(fullWidth, (char) => String.fromCharCode(char.charCodeAt(0) - fullWidthOffset))
    .trim()
    .replace(postMark, '')
    .replace(hyphens, '-')
    .replaceAll(/\s+/g, ' ')
  // Only ASCII letters: `toUpperCase` would turn some other letters, such as ı, into ASCII ones.
  return toAsciiDigits(ascii).replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
}
