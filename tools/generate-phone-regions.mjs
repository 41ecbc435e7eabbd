// @ts-check
// Where does the table of phone regions come from? Out of libphonenumber's metadata, packed as text.
// `node tools/generate-phone-regions.mjs` writes packages/core/src/phone/generated/regions.ts; a test compares.
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { getCountries, getCountryCallingCode, getExampleNumber, Metadata } from 'libphonenumber-js/max'
import metadata from 'libphonenumber-js/metadata.max.json'
import examples from 'libphonenumber-js/mobile/examples'
import { listExclusivePrefixes, listPrefixes } from './number-prefixes.mjs'

export const regionsFile = fileURLToPath(
  new URL('../packages/core/src/phone/generated/regions.ts', import.meta.url),
)

/**
 * A further digit that the specification's table has and today's numbering plan has not.
 * MX: mobiles were dialled +52 1 and ten digits until 2019, and are stored so in many address books.
 * TH: the specification names Thailand among the countries with an optional part; the plan has nine digits and no more.
 */
const furtherDigits = /** @type {Partial<Record<string, number>>} */ ({ MX: 1, TH: 1 })

/** Of the regions that share a calling code, the one that a number is taken for when nothing else tells. */
const tieBreaks = /** @type {Partial<Record<string, string>>} */ ({
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
})

/** As many digits as it takes to tell the regions of a shared code apart. */
const prefixDepth = 5

/**
 * @typedef {{ country: string, code: string, pattern: string, mobile: string, trunk: string, leading: string[] }} Row
 * @typedef {import('libphonenumber-js').CountryCode} Country
 */

/** The text of the generated file: one line for each column, so that alike stands beside alike and gzip finds it. */
export function generateRegions() {
  const rows = listRows()
  const patterns = byFrequency(rows.map((row) => row.pattern))
  const trunks = byFrequency(rows.map((row) => row.trunk))
  const mobiles = rows.map((row) => [...row.mobile].reduce((bits, digit) => bits | (1 << Number(digit)), 0))
  const packed = [
    patterns.join(' '),
    trunks.join(' '),
    rows.map((row, at) => packCountry(row, rows[at - 1]?.code)).join(''),
    rows.map(({ pattern }) => toLetter(patterns.indexOf(pattern))).join(''),
    rows.map(({ trunk }) => toLetter(trunks.indexOf(trunk))).join(''),
    mobiles.map((bits) => toLetter(bits >> 5)).join(''),
    mobiles.map((bits) => toLetter(bits & 31)).join(''),
    rows.map(({ country, leading }) => (leading.length > 0 ? country + leading.join(' ') : '')).join(''),
  ]
  return [
    '// Written by tools/generate-phone-regions.mjs from the metadata of libphonenumber. Change it there.',
    `export const packedRegions = ${JSON.stringify(packed.join('\n'))}`,
    '',
  ].join('\n')
}

/** `GB` has the code of the one before, `gB` the next one, and `30GR` its own. @param {Row} row @param {string} [before] */
function packCountry({ code, country }, before) {
  if (code === before) return country
  return Number(code) === Number(before) + 1
    ? country.charAt(0).toLowerCase() + country.charAt(1)
    : code + country
}

/** All territories, by calling code; of those that share one, the tie-break first. */
function listRows() {
  const codes = [...new Set(getCountries().map((country) => getCountryCallingCode(country)))].toSorted(
    (one, other) => Number(one) - Number(other),
  )
  return codes.flatMap((code) => {
    const [main = '', ...others] = metadata.country_calling_codes[code] ?? []
    const tieBreak = tieBreaks[code]
    if (tieBreak !== undefined && main !== tieBreak)
      throw new Error(`+${code} is first of all ${main} in the metadata, and ${tieBreak} here.`)
    const countries = /** @type {Country[]} */ ([main, ...others.toSorted()])
    return countries.map((country) => readRow(country, countries))
  })
}

/** @param {Country} country @param {readonly Country[]} sharing @returns {Row} */
function readRow(country, sharing) {
  const plan = openPlan(country)
  const code = getCountryCallingCode(country)
  const lengths = mobileLengths(plan)
  return {
    country,
    code,
    pattern: readPattern(country, code, Math.min(...lengths), Math.max(...lengths)),
    mobile: [...listPrefixes(mobilePattern(plan), 1)].toSorted().join(''),
    trunk: plan.nationalPrefix() || '-',
    leading: sharing.length > 1 ? listLeading(country, sharing) : [],
  }
}

/**
 * Who comes first: the metadata's leading digits, where it has them; else what the patterns give to this region alone. The
 * tie-break needs digits only for taking a number back from a neighbour that a person chose by hand.
 * @param {Country} country @param {readonly Country[]} sharing
 */
function listLeading(country, sharing) {
  const given = openPlan(country).leadingDigits()
  const others = sharing.filter((other) => other !== country).flatMap((other) => [...listSubscribers(other)])
  const prefixes = given ? [...listPrefixes(given, prefixDepth)].toSorted() : []
  if (country === sharing[0])
    return prefixes.filter((prefix) => !others.some((other) => other.startsWith(prefix)))
  return given ? prefixes : listExclusivePrefixes(listSubscribers(country), new Set(others))
}

/** How numbers of people begin, at home and under way. @param {Country} country */
function listSubscribers(country) {
  const plan = openPlan(country)
  const atHome = plan.type('FIXED_LINE')?.pattern()
  return new Set([
    ...listPrefixes(mobilePattern(plan), prefixDepth),
    ...(atHome ? listPrefixes(atHome, prefixDepth) : []),
  ])
}

/**
 * The groups of digits of the example number, cut at the shortest length: `333` is `### ### ###`, and what comes behind the
 * bar is optional. `_` begins an optional part with a blank.
 * @param {Country} country @param {string} code @param {number} min @param {number} max
 */
function readPattern(country, code, min, max) {
  const example = getExampleNumber(country, examples)?.formatInternational() ?? ''
  const mask = example.slice(`+${code} `.length).replaceAll(/\d/g, '#')
  const places = mask.length - mask.replaceAll('#', '').length
  const full = mask + '#'.repeat(Math.max(0, max + (furtherDigits[country] ?? 0) - places))
  const required = cutAt(full, min)
  const optional = cutAt(full, max + (furtherDigits[country] ?? 0)).slice(required.length)
  return optional === '' ? countGroups(required) : `${countGroups(required)}|${countGroups(optional)}`
}

/** A mask up to its nth digit. @param {string} mask @param {number} digits */
function cutAt(mask, digits) {
  return new RegExp(`^(?:[^#]*#){${digits}}`).exec(mask)?.[0] ?? mask
}

/** @param {string} mask */
function countGroups(mask) {
  if (/[^# ]|  /.test(mask)) throw new Error(`The mask "${mask}" has more than digits and single blanks.`)
  return mask
    .replace(/^ /, '_')
    .replaceAll(/#+/g, (group) => group.length.toString(36))
    .replaceAll(' ', '')
}

/** @param {Plan} plan */
function mobileLengths(plan) {
  const lengths = plan.type('MOBILE')?.possibleLengths() ?? []
  return lengths.length > 0 ? lengths : plan.possibleLengths()
}

/** Where a plan keeps mobile and fixed numbers in one range, its mobile pattern is empty. @param {Plan} plan */
function mobilePattern(plan) {
  return plan.type('MOBILE')?.pattern() || plan.type('FIXED_LINE')?.pattern() || plan.nationalNumberPattern()
}

/**
 * The part of libphonenumber-js's numbering plan that its types leave out. The packed metadata has 0 for nothing.
 * @typedef {{
 *   leadingDigits(): string | 0 | undefined
 *   nationalPrefix(): string | 0 | undefined
 *   nationalNumberPattern(): string
 *   possibleLengths(): number[]
 *   type(name: 'MOBILE' | 'FIXED_LINE'): { pattern(): string | undefined, possibleLengths(): number[] } | undefined
 * }} Plan
 */

/** @param {Country} country @returns {Plan} */
function openPlan(country) {
  const plan = new Metadata()
  plan.selectNumberingPlan(country)
  return /** @type {Plan} */ (/** @type {unknown} */ (plan.numberingPlan))
}

/** The texts without repetition, the most frequent first. @param {readonly string[]} texts */
function byFrequency(texts) {
  const counts = new Map()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([text]) => String(text))
}

/** One character for each number: printable ASCII from `0` on, without the backslash. @param {number} index */
function toLetter(index) {
  const code = 48 + index
  return String.fromCharCode(code < 92 ? code : code + 1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(regionsFile, generateRegions())
