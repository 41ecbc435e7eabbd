// @ts-check
// Reads libphonenumber's data on a country's numbers.
import { Metadata } from 'libphonenumber-js/max'

/**
 * The part of libphonenumber-js's numbering plan that its types leave out. The packed metadata uses 0 for a missing value.
 * @typedef {import('libphonenumber-js').CountryCode} Country
 * @typedef {'MOBILE' | 'FIXED_LINE' | 'VOIP' | 'PERSONAL_NUMBER'} NumberType
 * @typedef {{ pattern(): string, leadingDigitsPatterns(): string[], internationalFormat(): string }} Format
 * @typedef {{
 *   leadingDigits(): string | 0 | undefined, nationalPrefix(): string | 0 | undefined, nationalNumberPattern(): string,
 *   possibleLengths(): number[], formats(): Format[],
 *   type(name: NumberType): { pattern(): string | undefined, possibleLengths(): number[] } | undefined
 * }} Plan
 */

/** The types of numbers at which a person answers: neither premium numbers nor short numbers of companies. */
const answeredTypes = /** @type {const} */ (['FIXED_LINE', 'MOBILE', 'VOIP', 'PERSONAL_NUMBER'])

/**
 * Countries with one more digit in the specification's table than in today's numbering plan.
 * MX: until 2019 mobile numbers were dialled +52 1 and ten digits, and many address books still have them so.
 * TH: the specification lists Thailand among the countries with an optional part; the plan has nine digits.
 */
export const furtherDigits = /** @type {Partial<Record<string, number>>} */ ({ MX: 1, TH: 1 })

/** @param {Country} country @returns {Plan} */
export function openPlan(country) {
  const plan = new Metadata()
  plan.selectNumberingPlan(country)
  return /** @type {Plan} */ (/** @type {unknown} */ (plan.numberingPlan))
}

/** The lengths of numbers at which a person answers; without local-only ones, such as Canada's 310 1234. @param {Plan} plan */
export function answeredLengths(plan) {
  return answeredTypes.flatMap((type) => plan.type(type)?.possibleLengths() ?? [])
}
