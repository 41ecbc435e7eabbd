// @ts-check
// Generates the grouping of phone numbers from libphonenumber's metadata: first digits and sizes of groups.
import metadata from 'libphonenumber-js/metadata.max.json'
import { answeredLengths, furtherDigits, openPlan } from './numbering-plan.mjs'

/** @typedef {import('./numbering-plan.mjs').Format} Format */

/** One line per calling code, with its groupings in the order in which they are tried. */
export function generatePhoneGroups() {
  const lines = Object.entries(metadata.country_calling_codes).flatMap(([code, countries]) => {
    const [main = ''] = countries
    // Calling codes of services, such as +800, belong to no country.
    if (!/^[A-Z]{2}$/.test(main)) return []
    const plans = countries.map(openPlan)
    const lengths = plans.flatMap((plan, index) => {
      const typedLengths = answeredLengths(plan)
      const extraDigits = furtherDigits[countries[index] ?? '']
      if (typedLengths.length === 0) return plan.possibleLengths()
      return extraDigits === undefined
        ? typedLengths
        : [...typedLengths, Math.max(...typedLengths) + extraDigits]
    })
    const formats =
      plans[0]?.formats().filter((format) => lengths.some((length) => appliesTo(format, length))) ?? []
    return formats.length === 0 ? [] : [[code, ...formats.map(writeFormat)].join(' ')]
  })
  return `export const packedGroups = ${JSON.stringify(lines.join('\n'))}\n`
}

/** Does the format fit numbers with this many digits? @param {Format} format @param {number} length */
function appliesTo(format, length) {
  return new RegExp(`^${format.pattern()}$`).test('0'.repeat(length))
}

/** `20=2,4,4`: numbers that start with 20 have groups of two, four and four digits. @param {Format} format */
function writeFormat(format) {
  const groupOrder = Array.from(
    format.internationalFormat().matchAll(/\$(\d)/g),
    ([, groupNumber]) => groupNumber,
  ).join('')
  const groups = format
    .pattern()
    .replaceAll(/\(\\d(?:\{(\d+)(?:,(\d+))?\})?\)/g, (_all, min = '1', max) =>
      max === undefined ? `${min},` : `${min}-${max},`,
    )
  if (!/^(?:\d+(?:-\d+)?,)+$/.test(groups) || !'123456'.startsWith(groupOrder))
    throw new Error(`The format ${format.pattern()} is more than groups in their order.`)
  // The last pattern is the exact one; those before it are for incomplete numbers.
  const leading = format.leadingDigitsPatterns().at(-1)?.replaceAll(/\s/g, '') ?? ''
  return `${leading}=${groups.slice(0, -1)}`
}
