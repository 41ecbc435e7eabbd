// @ts-check
// Generates the flags of countries from country-flag-icons (MIT). The kit does not depend on that package, because it contains the flags in
// many forms, which take 22 MB.
import * as flags from 'country-flag-icons/string/3x2'

/** By ISO code, without the library's flags of parts of countries. An SVG inside a page needs no `xmlns`. */
export function generateFlags() {
  const rows = Object.entries(flags)
    .filter(([code]) => /^[A-Z]{2}$/.test(code))
    .map(([code, svg]) => `  ${code}: '${svg.replace(' xmlns="http://www.w3.org/2000/svg"', '')}',\n`)
  return `export const flagDrawings: Readonly<Record<string, string>> = {\n${rows.join('')}}\n`
}
