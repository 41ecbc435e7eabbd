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

/** What people write before the codes of a country besides its ISO code, as in `L-1234`: what its cars have had on them. */
const carLetters: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  ES: 'E',
  FR: 'F',
  HU: 'H',
  IT: 'I',
  LI: 'FL',
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
}

/** The countries whose codes start with its ISO code, which some people leave out. */
const startingWithIso: ReadonlySet<string> = new Set(['AD', 'BB', 'KY', 'LV', 'VC', 'VG'])

/**
 * Converts a code to its country's spelling, which is stored and compared: capitals, ASCII digits, a blank or hyphen in the right place,
 * and letters for the country only where they are part of the code. A code that is not valid there keeps its blanks and hyphens.
 */
export function normalizeZip(country: string, typed: string): string {
  const zip = cleanZip(typed)
  const format = findZipFormat(country)
  if (format === undefined) return zip
  const spelling = listSpellings(country, zip.replaceAll(/[ -]/g, '')).find((code) =>
    format.regexp.test(code),
  )
  return spelling === undefined ? zip : spelling.replace(format.parted, format.written)
}

/** A code as typed, and without or with letters for its country. */
function listSpellings(country: string, code: string): readonly string[] {
  const letters = [country, carLetters[country] ?? country].find((text) => code.startsWith(text)) ?? ''
  return [code, code.slice(letters.length), ...(startingWithIso.has(country) ? [country + code] : [])]
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
