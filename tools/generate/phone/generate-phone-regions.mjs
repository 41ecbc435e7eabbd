// @ts-check
// Generates the table of phone regions from libphonenumber's metadata, packed as text.
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max'
import metadata from 'libphonenumber-js/metadata.max.json'
import examples from 'libphonenumber-js/mobile/examples'
import { listExclusivePrefixes, listPrefixes } from './number-prefixes.mjs'
import { answeredLengths, furtherDigits, openPlan } from './numbering-plan.mjs'

/** The default among regions that share a calling code. */
const tieBreaks = /** @type {Partial<Record<string, string>>} */ ({
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
})

/** Numbers that the metadata lists as mobile numbers of another territory. NF: +672 1 is Antarctica. */
const foreignMobiles = /** @type {Partial<Record<string, RegExp>>} */ ({ NF: /^1/ })

/** The number of leading digits that is enough to distinguish regions with the same calling code. */
const prefixDepth = 5

/**
 * @typedef {{ country: string, code: string, pattern: string, mobile: string, trunk: string, leading: string[], lengths: string }} Row
 * @typedef {import('./numbering-plan.mjs').Country} Country
 * @typedef {import('./numbering-plan.mjs').Plan} Plan
 */

/** One line per column, which compresses better than one per row. */
export function generatePhoneRegions() {
  const rows = listRows()
  const packed = [
    rows.map(({ country }) => country).join(''),
    // The difference of each calling code to the previous one.
    rows.map(({ code }, index) => Number(code) - Number(rows[index - 1]?.code ?? 0) || '').join(' '),
    rows.map(({ pattern }) => pattern).join(' '),
    rows.map(({ mobile }) => mobile).join(' '),
    rows.map(({ trunk }) => trunk).join(' '),
    rows.map(({ leading }) => leading.join()).join(' '),
    rows.map(({ lengths }) => lengths).join(' '),
  ]
  return `export const packedRegions = ${JSON.stringify(packed.join('\n'))}\n`
}

/** All territories by calling code; among those that share one, the default first. */
function listRows() {
  const codes = [...new Set(getCountries().map((country) => getCountryCallingCode(country)))].toSorted(
    (first, second) => Number(first) - Number(second),
  )
  return codes.flatMap((code) => {
    const [main = '', ...others] = metadata.country_calling_codes[code] ?? []
    const tieBreak = tieBreaks[code]
    if (tieBreak !== undefined && main !== tieBreak)
      throw new Error(`+${code} is first of all ${main} in the metadata, and ${tieBreak} here.`)
    const countries = /** @type {Country[]} */ ([main, ...others.toSorted()])
    const sharedBy = countries.length > 1 ? countries : []
    const subscribers = new Map(sharedBy.map((country) => [country, listSubscribers(country)]))
    return countries.map((country) => readRow(country, subscribers))
  })
}

/** @param {Country} country @param {ReadonlyMap<Country, Set<string>>} subscribers @returns {Row} */
function readRow(country, subscribers) {
  const plan = openPlan(country)
  const code = getCountryCallingCode(country)
  const lengths = mobileLengths(plan)
  return {
    country,
    code,
    pattern: readPattern(country, code, Math.min(...lengths), Math.max(...lengths)),
    mobile: listMobileDigits(country, plan),
    trunk: plan.nationalPrefix() || '',
    leading: subscribers.size > 0 ? listLeading(country, subscribers) : [],
    lengths: writeLengths(country, code, plan),
  }
}

/**
 * The first digits of mobile numbers; also their second digits in countries where all start with a 1, because without a
 * plus they may be North American numbers.
 * @param {Country} country @param {Plan} plan
 */
function listMobileDigits(country, plan) {
  const prefixes = [...listPrefixes(mobilePattern(plan), 2)].filter(
    (prefix) => !foreignMobiles[country]?.test(prefix),
  )
  const listPlace = (/** @type {number} */ place) =>
    [...new Set(prefixes.map((prefix) => prefix.charAt(place)))].toSorted().join('')
  return listPlace(0) === '1' ? `1,${listPlace(1)}` : listPlace(0)
}

/**
 * The leading digits of a region: the metadata's, or otherwise the prefixes that only its patterns allow. The default
 * region needs them only to win back a number from another region that a person chose.
 * @param {Country} country @param {ReadonlyMap<Country, Set<string>>} subscribers the prefixes of each region that
 * shares the code
 */
function listLeading(country, subscribers) {
  const [tieBreak] = subscribers.keys()
  const leadingDigits = openPlan(country).leadingDigits()
  const otherPrefixes = [...subscribers].flatMap(([other, prefixes]) =>
    other === country ? [] : [...prefixes],
  )
  const prefixes = leadingDigits ? [...listPrefixes(leadingDigits, prefixDepth)].toSorted() : []
  if (country === tieBreak)
    return prefixes.filter((prefix) => !otherPrefixes.some((other) => other.startsWith(prefix)))
  return leadingDigits
    ? prefixes
    : listExclusivePrefixes(subscribers.get(country) ?? new Set(), new Set(otherPrefixes))
}

/** The prefixes of fixed and mobile numbers. @param {Country} country */
function listSubscribers(country) {
  const plan = openPlan(country)
  const patterns = [mobilePattern(plan), plan.type('FIXED_LINE')?.pattern() ?? '']
  return new Set(patterns.flatMap((pattern) => [...listPrefixes(pattern, prefixDepth)]))
}

/**
 * The groups of the example number, cut at the shortest length: `333` is `### ### ###`; the optional part follows a
 * bar, and starts with `_` for a blank.
 * @param {Country} country @param {string} code @param {number} min @param {number} max
 */
function readPattern(country, code, min, max) {
  const example = getExampleNumber(country, examples)?.formatInternational() ?? ''
  const mask = example.slice(`+${code} `.length).replaceAll(/\d/g, '#')
  const digitCount = mask.length - mask.replaceAll('#', '').length
  const full = mask + '#'.repeat(Math.max(0, max + (furtherDigits[country] ?? 0) - digitCount))
  const required = cutAfterDigits(full, min)
  const optional = cutAfterDigits(full, max + (furtherDigits[country] ?? 0)).slice(required.length)
  return optional === '' ? countGroups(required) : `${countGroups(required)}|${countGroups(optional)}`
}

/** Cuts a mask after its nth digit. @param {string} mask @param {number} digits */
function cutAfterDigits(mask, digits) {
  return new RegExp(`^(?:[^#]*#){${digits}}`).exec(mask)?.[0] ?? mask
}

/** @param {string} mask */
function countGroups(mask) {
  if (!/^ ?#{1,9}( #{1,9})*$/.test(mask))
    throw new Error(`The mask "${mask}" has more than groups of at most nine digits.`)
  return mask
    .replace(/^ /, '_')
    .replaceAll(/#+/g, (group) => String(group.length))
    .replaceAll(' ', '')
}

/**
 * The lengths of all numbers at which a person answers, such as `6,8-9`, if they differ from those of mobile numbers. After a slash, those
 * of mobile numbers, unless the shortest and the longest describe them completely.
 * @param {Country} country @param {string} code @param {Plan} plan
 */
function writeLengths(country, code, plan) {
  const extraDigits = furtherDigits[country] ?? 0
  const mobile = mobileLengths(plan)
  const mobiles = extraDigits ? [...mobile, Math.max(...mobile) + extraDigits] : mobile
  // ITU-T E.164: at most 15 digits, calling code included.
  const possibleLengths = [...mobiles, ...answeredLengths(plan)].filter(
    (length) => code.length + length <= 15,
  )
  const anyText = writeRanges(possibleLengths)
  const mobileText = writeRanges(mobiles)
  const hasGap = mobileText.includes(',')
  return `${anyText === mobileText && !hasGap ? '' : anyText}${hasGap ? `/${mobileText}` : ''}`
}

/** @param {number[]} numbers */
function writeRanges(numbers) {
  /** @type {[number, number][]} */
  const ranges = []
  for (const number of [...new Set(numbers)].toSorted((first, second) => first - second)) {
    const lastRange = ranges.at(-1)
    if (lastRange?.[1] === number - 1) lastRange[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join()
}

/** @param {Plan} plan */
function mobileLengths(plan) {
  const lengths = plan.type('MOBILE')?.possibleLengths() ?? []
  return lengths.length > 0 ? lengths : plan.possibleLengths()
}

/** The pattern of mobile numbers, which is empty if they share a range with fixed numbers. @param {Plan} plan */
function mobilePattern(plan) {
  return plan.type('MOBILE')?.pattern() || plan.type('FIXED_LINE')?.pattern() || plan.nationalNumberPattern()
}
