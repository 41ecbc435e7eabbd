// @ts-check
// How much work is it to show and close a surface, again and again?
import { median, medianRatio } from '../rounds.mjs'
import { mount, measureThreadTime } from './measure.mjs'

/**
 * @typedef {{ who: string, job: keyof typeof cycleCounts, page: string, shown: string, closes: string }} Surface `shown`: what a press on the
 *   page's first button shows; `closes`: the button in it that closes it
 * @typedef {{ task: number, painted: number }} Cycles `task`: milliseconds of the main thread for one cycle; `painted`: how many of a
 *   hundred were painted
 */

/** The number of cycles. A dialog has to finish its animation; a snackbar is closed before that. */
const cycleCounts = { snackbar: 100, dialog: 30 }

/** @param {string} who @param {keyof typeof cycleCounts} job @param {string} shown @param {string} closes @returns {Surface} */
function surface(who, job, shown, closes) {
  return { who, job, page: `${job}-${who}`, shown, closes }
}

/** @type {readonly Surface[]} */
export const surfaces = [
  surface('floor', 'snackbar', 'li', 'li button'),
  surface('foyer', 'snackbar', 'li', 'li button'),
  surface('sonner', 'snackbar', '[data-sonner-toast]', '[data-close-button]'),
  surface('native', 'dialog', 'dialog', '[data-done]'),
  surface('foyer', 'dialog', 'dialog', '[data-done]'),
  surface('base-ui', 'dialog', '[role=dialog]', '[data-done]'),
  surface('react-aria', 'dialog', '[role=dialog]', '[data-done]'),
]

/** @param {Awaited<ReturnType<typeof import('./pages.mjs').startPages>>} pages @param {Surface} surface @returns {Promise<Cycles>} */
export async function measureSurface(pages, surface) {
  const page = await pages.open(surface.page)
  await mount(page, 1)
  const count = cycleCounts[surface.job]
  await cycle(page, surface, 5)
  let painted = 0
  const { task } = await measureThreadTime(page, async () => {
    painted = await cycle(page, surface, count)
  })
  await page.context().close()
  return { task: task / count, painted }
}

/**
 * Shows and closes it repeatedly; returns how often it was painted in between.
 * @param {import('playwright').Page} page
 * @param {Surface} surface
 * @param {number} count
 * @returns {Promise<number>}
 */
function cycle(page, { job, shown, closes }, count) {
  return page.evaluate(`cycle(${JSON.stringify({ shown, closes, count, isSettled: job === 'dialog' })})`)
}

/**
 * The rows of the table, with the project's goals.
 * @param {Record<string, readonly Cycles[]>} results
 * @returns {import('../results.mjs').Row[]}
 */
export function listSurfaceRows(results) {
  return surfaces
    .filter(({ who }) => who !== 'floor' && who !== 'native')
    .flatMap(({ who, job }) => [
      ...(job === 'snackbar' ? listSnackbarRows(results, who) : []),
      ...(job === 'dialog'
        ? compare(results, who, 'native, dialog', 'dialog: open and close, ms ÷ native', '≤ 1.3')
        : []),
    ])
}

/** @param {Record<string, readonly Cycles[]>} results @param {string} who */
function listSnackbarRows(results, who) {
  const paintedRounds = results[`${who}, snackbar`]?.map((round) => round.painted) ?? []
  const goal = who === 'foyer' ? '≥ 100' : ''
  const minPainted = Math.min(...paintedRounds)
  return [
    ...compare(results, who, 'floor, snackbar', 'snackbar: a cycle, ms ÷ floor', '≤ 1.5'),
    ...(paintedRounds.length > 0
      ? [
          {
            name: `${who}, snackbar: painted, of 100`,
            ours: minPainted,
            measure: NaN,
            ratio: minPainted,
            goal,
          },
        ]
      : []),
  ]
}

/**
 * @param {Record<string, readonly Cycles[]>} results
 * @param {string} who
 * @param {string} measure
 * @param {string} name
 * @param {string} goal
 */
function compare(results, who, measure, name, goal) {
  const [ours, theirs] = [results[`${who}, ${measure.split(', ')[1]}`], results[measure]].map((rounds) =>
    rounds?.map(({ task }) => task),
  )
  if (!ours || !theirs) return []
  const row = { ours: median(ours), measure: median(theirs), ratio: medianRatio(ours, theirs) }
  return [{ name: `${who}, ${name}`, ...row, digits: 2, goal: who === 'foyer' ? goal : '' }]
}
