// @ts-check
// Converts the measurements of all rounds to the rows of a table.
import { median, medianRatio } from '../rounds.mjs'

/**
 * @typedef {import('../results.mjs').Row} Row
 * @typedef {import('./subjects.mjs').Measured} Measured
 * @typedef {Record<string, readonly Measured[]>} Results by implementation and job: `foyer, phone`
 * @typedef {{ job: string, what: keyof Measured, name: string, goal?: string }} Comparison with the floor of the same job; the
 *   goal only applies to Foyer
 */

/** @type {readonly Comparison[]} */
const ofFields = [
  { job: '1000 fields', what: 'letter', name: 'letter in 1,000 fields, ms ÷ floor', goal: '≤ 0.45' },
  { job: '100 fields', what: 'letter', name: 'letter in 100 fields, ms ÷ floor' },
  { job: '10 fields', what: 'script', name: 'script of a letter in 10 fields, ms ÷ floor', goal: '≤ 1.1' },
  { job: '1000 fields', what: 'mount', name: 'mount of 1,000 fields, ms ÷ floor', goal: '≤ 0.42' },
  { job: '100 fields', what: 'mount', name: 'mount of 100 fields, ms ÷ floor' },
  { job: '10 fields', what: 'mount', name: 'mount of 10 fields, ms ÷ floor' },
]

/** @type {readonly Comparison[]} */
const inputRows = [
  { job: 'phone', what: 'mount', name: 'mount of 20 phone inputs, ms ÷ floor', goal: '≤ 1.7' },
  { job: 'phone', what: 'letter', name: 'digit in a phone input, ms ÷ floor', goal: '≤ 1.3' },
  { job: 'picker', what: 'letter', name: 'country list, first open, ms ÷ floor', goal: '≤ intl-tel-input' },
  { job: 'picker', what: 'whole', name: 'country list, from the mount to the first open, ms ÷ floor' },
  {
    job: 'picker',
    what: 'filter',
    name: 'country list, letter of a search, ms ÷ floor',
    goal: '≤ intl-tel-input',
  },
  { job: 'mask', what: 'letter', name: 'character in a mask, ms ÷ native', goal: '≤ maskito' },
]

/** The rows of the table, with the project's goals. @param {Results} results @returns {Row[]} */
export function listRows(results) {
  return [
    ...listNames(results, 'fields').flatMap((who) => [
      ...ofFields.flatMap((comparison) => compare(results, who, comparison)),
      ...listPerField(results, who),
    ]),
    ...inputRows.flatMap((comparison) =>
      listNames(results, comparison.job).flatMap((who) => compare(results, who, comparison)),
    ),
  ]
}

/** The implementations of a job, except for the floor. @param {Results} results @param {string} job */
function listNames(results, job) {
  const names = Object.keys(results)
    .filter((name) => name.endsWith(job))
    .map((name) => name.slice(0, name.lastIndexOf(', ')))
  return [...new Set(names)].filter((who) => who !== 'floor')
}

/** @param {Results} results @param {string} who @param {Comparison} comparison @returns {Row[]} */
function compare(results, who, { job, what, name, goal = '' }) {
  const [libraryRounds, floorRounds] = [results[`${who}, ${job}`], results[`floor, ${job}`]].map((rounds) =>
    rounds?.map((round) => round[what]),
  )
  if (!libraryRounds || !floorRounds || Number.isNaN(median(libraryRounds))) return []
  return [
    {
      name: `${who}: ${name}`,
      ours: median(libraryRounds),
      measure: median(floorRounds),
      ratio: medianRatio(libraryRounds, floorRounds),
      digits: 2,
      goal: who.startsWith('foyer') && who !== 'foyer, pressed at once' ? goal : '',
    },
  ]
}

/** The cost of each additional field. @param {Results} results @param {string} who @returns {Row[]} */
function listPerField(results, who) {
  const heap = perField(results, who, 'heap') / 1000
  const script = perField(results, who, 'script') * 1000
  const goalIfOurs = (/** @type {string} */ text) => (who === 'foyer' ? text : '')
  return [
    single(`${who}: script per letter and further field, µs`, script, ''),
    single(`${who}: heap per field, kB`, heap, goalIfOurs('≤ 2.6')),
    single(
      `${who}: heap per field beyond the floor, kB`,
      heap - perField(results, 'floor', 'heap') / 1000,
      '',
    ),
  ]
}

/** The increase per field, between 10 and 1,000 fields. @param {Results} results @param {string} who @param {'script' | 'heap'} what */
function perField(results, who, what) {
  const [fewFields, manyFields] = [results[`${who}, 10 fields`] ?? [], results[`${who}, 1000 fields`] ?? []]
  return median(manyFields.map((round, index) => (round[what] - (fewFields[index]?.[what] ?? NaN)) / 990))
}

/** A row that is only compared with its goal. @param {string} name @param {number} ours @param {string} goal @returns {Row} */
export function single(name, ours, goal) {
  return { name, ours, measure: NaN, ratio: ours, digits: 2, goal }
}
