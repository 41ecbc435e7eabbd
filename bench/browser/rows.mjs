// @ts-check
// What do the numbers of all rounds say?
import { median, medianRatio } from '../rounds.mjs'

/**
 * @typedef {import('../results.mjs').Row} Row
 * @typedef {import('./subjects.mjs').Measured} Measured
 * @typedef {Record<string, readonly Measured[]>} Results
 */

/** The rows of what was measured, with the goals of the project. @param {Results} results @returns {Row[]} */
export function listRows(results) {
  /** @param {string} name @param {string} ours @param {string} measure @param {keyof Measured} what @param {string} goal */
  const compare = (name, ours, measure, what, goal) => {
    const [mine, theirs] = [results[ours], results[measure]].map((rounds) =>
      rounds?.map((round) => round[what]),
    )
    if (!mine || !theirs) return []
    const row = { name, ours: median(mine), measure: median(theirs), ratio: medianRatio(mine, theirs) }
    return [{ ...row, digits: 2, goal }]
  }
  /** What one field more adds, from 10 to 1,000. @param {string} subject @param {'script' | 'heap'} what */
  const perField = (subject, what) => {
    const [few, many] = [results[`${subject}, 10 fields`], results[`${subject}, 1000 fields`]]
    if (!few || !many) return NaN
    return median(many.map((round, index) => (round[what] - (few[index]?.[what] ?? NaN)) / 990))
  }
  /** @param {string} name @param {number} ours @param {string} goal */
  const single = (name, ours, goal) =>
    Number.isNaN(ours) ? [] : [{ name, ours, measure: NaN, ratio: ours, digits: 2, goal }]
  /** @param {string} subject @param {boolean} hasGoals */
  const ofFields = (subject, hasGoals) => {
    const goal = (/** @type {string} */ text) => (hasGoals ? text : '')
    const [few, many] = [`${subject}, 10 fields`, `${subject}, 1000 fields`]
    const floor = perField('floor', 'heap')
    return [
      ...compare(
        `${subject}: letter in 1,000 fields, ms ÷ floor`,
        many,
        'floor, 1000 fields',
        'letter',
        goal('≤ 0.45'),
      ),
      ...single(
        `${subject}: script per letter and further field, µs`,
        perField(subject, 'script') * 1000,
        goal('≤ 0.25'),
      ),
      ...compare(
        `${subject}: script of a letter in 10 fields, ms ÷ floor`,
        few,
        'floor, 10 fields',
        'script',
        goal('≤ 1.1'),
      ),
      ...compare(
        `${subject}: mount of 1,000 fields, ms ÷ floor`,
        many,
        'floor, 1000 fields',
        'mount',
        goal('≤ 0.35'),
      ),
      ...single(`${subject}: heap per field, kB`, perField(subject, 'heap') / 1000, goal('≤ 2')),
      ...single(
        `${subject}: heap per field beyond the floor, kB`,
        (perField(subject, 'heap') - floor) / 1000,
        '',
      ),
    ]
  }
  return [
    ...ofFields('foyer', true),
    ...ofFields('react-hook-form', false),
    ...compare('phone inputs: mount, ms ÷ floor', 'foyer, phone', 'floor, phone', 'mount', '≤ 1.7'),
    ...compare('phone input: digit, ms ÷ floor', 'foyer, phone', 'floor, phone', 'letter', '≤ 1.4'),
    ...compare(
      'country list: first open, its code still to come, ms ÷ floor',
      'foyer, picker',
      'floor, picker',
      'letter',
      '',
    ),
    ...compare(
      'country list: first open, ms ÷ floor',
      'foyer, picker at hand',
      'floor, picker',
      'letter',
      '≤ 0.9',
    ),
    ...compare('mask input: character, ms ÷ native', 'foyer, mask', 'native, mask', 'letter', '≤ 1.2'),
  ]
}
