// @ts-check
// The rows of the results: steps, seconds of waiting for the product, and seconds of the person.
import { median } from '../rounds.mjs'
import { countSteps, estimateSeconds, listOperators } from './keystroke-level.mjs'

/**
 * @typedef {import('./person.mjs').Doing} Doing
 * @typedef {ReturnType<typeof countSteps>} Steps
 */

/** The kinds of steps that are counted, and their names in the results. @type {readonly [keyof Steps, string][]} */
const parts = [
  ['press', 'presses'],
  ['fill', 'fields'],
  ['scroll', 'screens scrolled'],
  ['page', 'pages'],
]

/**
 * @param {readonly import('./tasks.mjs').Task[]} tasks @param {Readonly<Record<string, readonly Doing[]>>} results of `<task>, now` and
 * `<task>, before`
 * @returns {import('../results.mjs').Row[]}
 */
export function listRows(tasks, results) {
  return tasks.flatMap(({ name, device, note, mayGrow }) => {
    const [now, previous] = ['now', 'before'].map((version) =>
      read(results[`${name}, ${version}`] ?? [], device),
    )
    if (now === undefined || previous === undefined) return []
    const row = (/** @type {string} */ what, /** @type {number} */ ours, /** @type {number} */ measure) => ({
      name: `${name}: ${what}`,
      ours,
      measure,
      ratio: ours === measure ? 1 : ours / measure,
      goal: '',
    })
    return [
      { ...row(`steps${note}`, now.steps.all, previous.steps.all), goal: mayGrow ? '' : '≤ 1' },
      ...parts.map(([part, what]) => row(`of them ${what}`, now.steps[part], previous.steps[part])),
      ...(device === 'phone'
        ? [row("targets out of the thumb's zone", now.steps.far, previous.steps.far)]
        : []),
      { ...row('s waited', now.waited, previous.waited), digits: 2 },
      { ...row('s of a person (KLM)', now.needed, previous.needed), digits: 1 },
    ]
  })
}

/** @param {readonly Doing[]} doings @param {import('./keystroke-level.mjs').Device} device */
function read(doings, device) {
  const counts = doings.map(({ acts }) => countSteps(acts))
  const medianOf = (/** @type {keyof Steps} */ part) => median(counts.map((count) => count[part]))
  return {
    steps: {
      press: medianOf('press'),
      fill: medianOf('fill'),
      scroll: medianOf('scroll'),
      page: medianOf('page'),
      all: medianOf('all'),
      far: medianOf('far'),
    },
    waited: median(doings.map(({ seconds }) => seconds)),
    needed: median(doings.map(({ acts }) => estimateSeconds(listOperators(acts, device)))),
  }
}
