// @ts-check
// What does libphonenumber know of a country's numbers?
import { Metadata } from 'libphonenumber-js/max'

/**
 * The part of libphonenumber-js's numbering plan that its types leave out. The packed metadata has 0 for nothing.
 * @typedef {import('libphonenumber-js').CountryCode} Country
 * @typedef {'MOBILE' | 'FIXED_LINE' | 'VOIP' | 'PERSONAL_NUMBER'} NumberType
 * @typedef {{ pattern(): string, leadingDigitsPatterns(): string[], internationalFormat(): string }} Format
 * @typedef {{
 *   leadingDigits(): string | 0 | undefined, nationalPrefix(): string | 0 | undefined, nationalNumberPattern(): string,
 *   possibleLengths(): number[], formats(): Format[],
 *   type(name: NumberType): { pattern(): string | undefined, possibleLengths(): number[] } | undefined
 * }} Plan
 */

/** Numbers at which a person answers: without those that cost extra, and without short numbers of companies. */
const answered = /** @type {const} */ (['FIXED_LINE', 'MOBILE', 'VOIP', 'PERSONAL_NUMBER'])

/**
 * A further digit that the specification's table has and today's numbering plan has not.
 * MX: mobiles were dialled +52 1 and ten digits until 2019, and are stored so in many address books.
 * TH: the specification names Thailand among the countries with an optional part; the plan has nine digits and no more.
 */
export const furtherDigits = /** @type {Partial<Record<string, number>>} */ ({ MX: 1, TH: 1 })

/** @param {Country} country @returns {Plan} */
export function openPlan(country) {
  const plan = new Metadata()
  plan.selectNumberingPlan(country)
  return /** @type {Plan} */ (/** @type {unknown} */ (plan.numberingPlan))
}

/** How many digits have numbers at which a person answers? Not 310 1234, which is dialled as it is in Canada. @param {Plan} plan */
export function answeredLengths(plan) {
  return answered.flatMap((type) => plan.type(type)?.possibleLengths() ?? [])
}
