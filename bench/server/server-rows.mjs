// @ts-check
// Converts the measurements of all rounds to the rows of a table.
import { median, medianRatio } from '../rounds.mjs'

/**
 * @typedef {import('../results.mjs').Row} Row
 * @typedef {Record<string, import('./load.mjs').Measured[]>} Results
 * @typedef {Record<string, import('./cold-start.mjs').StartMeasurement[]>} Starts
 */

/** @type {[ours: string, measure: string, what: 'perSecond' | 'p99', goal: string][]} */
const comparisons = [
  ['logins, 10 connections', 'argon2id alone', 'perSecond', '≥ 0.88'],
  ['logins, 100 connections', 'argon2id alone', 'perSecond', '≥ 0.95'],
  ['better-auth: logins, 10 connections', 'argon2id alone', 'perSecond', ''],
  ['better-auth, same argon2id: logins, 10 connections', 'argon2id alone', 'perSecond', ''],
  ['better-auth, same argon2id: logins, 100 connections', 'argon2id alone', 'perSecond', ''],
  ['sessions, 10 connections', 'bare Fastify, 10 connections', 'perSecond', '≥ 1.1'],
  ['sessions, 100 connections', 'bare Fastify, 100 connections', 'perSecond', '≥ 1.5'],
  ['sessions, from an allowed origin', 'sessions, without ALLOWED_ORIGINS', 'perSecond', '≥ 0.95'],
  ['better-auth: sessions, 10 connections', 'bare Fastify, 10 connections', 'perSecond', ''],
  ['better-auth: sessions, 100 connections', 'bare Fastify, 100 connections', 'perSecond', ''],
  ['sessions, during 100 logins', 'sessions, idle', 'p99', '≤ 2'],
  ['sessions, during 100 logins', 'sessions, idle', 'perSecond', '≥ 0.5'],
  ['sessions, two processes', 'sessions, one process', 'perSecond', ''],
  ['logins, two processes', 'logins, one process', 'perSecond', ''],
]

/** The rows of the load tests, with the project's goals. @param {Results} results @returns {Row[]} */
export function listLoadRows(results) {
  return comparisons.flatMap(([ours, measure, what, goal]) => {
    const [ownRounds, measureRounds] = [results[ours], results[measure]].map((rounds) =>
      rounds?.map((round) => round[what]),
    )
    if (!ownRounds || !measureRounds) return []
    return [
      {
        name: what === 'p99' ? `p99 in ms: ${ours} ÷ ${measure}` : `${ours} ÷ ${measure}`,
        ours: median(ownRounds),
        measure: median(measureRounds),
        ratio: medianRatio(ownRounds, measureRounds),
        digits: what === 'p99' ? 1 : 0,
        goal,
      },
    ]
  })
}

/** @param {Starts} starts @returns {Row[]} */
export function listStartRows(starts) {
  /**
   * @param {string} name
   * @param {string} which
   * @param {keyof import('./cold-start.mjs').StartMeasurement} what
   * @param {string} goal
   * @param {number} digits
   */
  const row = (name, which, what, goal, digits = 2) => {
    const values = starts[which]?.map((each) => each[what])
    return values ? [{ ...single(name, median(values), goal), digits }] : []
  }
  return [
    ...row('on PostgreSQL: spawn to first answer, s', 'start, PostgreSQL', 'answer', ''),
    ...row('on PostgreSQL: spawn to first sign-in, s', 'start, PostgreSQL', 'signIn', '≤ 0.5'),
    ...row('better-auth on PostgreSQL: spawn to first sign-in, s', 'start, better-auth', 'signIn', ''),
    ...row('embedded: spawn to first answer, s', 'start, embedded', 'answer', ''),
    ...row('embedded: spawn to first sign-in, s', 'start, embedded', 'signIn', '≤ 1.5'),
    ...row(
      'embedded, empty folder: spawn to first registration, s',
      'start, embedded, for the first time',
      'signIn',
      '≤ 1.5',
    ),
    ...row('resident memory after a start, embedded, MB', 'start, embedded', 'megabytes', '', 0),
  ]
}

/** @param {string} name @param {number} megabytes NaN if unknown @param {string} goal @returns {Row[]} */
export function listMemoryRow(name, megabytes, goal) {
  return Number.isNaN(megabytes) ? [] : [single(name, megabytes, goal)]
}

/** @param {string} name @param {number} ours @param {string} goal @returns {Row} */
function single(name, ours, goal) {
  return { name, ours, measure: NaN, ratio: ours, goal }
}
