// @ts-check
// What does it cost to show a surface and have it gone, over and over?
import { median, medianRatio } from '../rounds.mjs'
import { mount, spend } from './measure.mjs'

/**
 * @typedef {{ name: string, page: string, shown: string, closes: string }} Surface what is shown by a press on the page's first button, and the button in it that closes it
 * @typedef {{ task: number, painted: number }} Cycles milliseconds of the main thread for one, and how many of a hundred were painted
 */

const times = 100

/** @type {readonly Surface[]} */
export const surfaces = [
  { name: 'floor, snackbar', page: 'snackbar-floor', shown: 'li', closes: 'li button' },
  { name: 'foyer, snackbar', page: 'snackbar-foyer', shown: 'li', closes: 'li button' },
  { name: 'native, dialog', page: 'dialog-native', shown: 'dialog', closes: '[data-done]' },
  { name: 'foyer, dialog', page: 'dialog-foyer', shown: 'dialog', closes: '[data-done]' },
]

/** @param {Awaited<ReturnType<typeof import('./pages.mjs').startPages>>} pages @param {Surface} surface @returns {Promise<Cycles>} */
export async function measureSurface(pages, surface) {
  const page = await pages.open(surface.page)
  await mount(page, 1)
  await cycle(page, surface, 5)
  let painted = 0
  const { task } = await spend(page, async () => {
    painted = await cycle(page, surface, times)
  })
  await page.context().close()
  return { task: task / times, painted }
}

/** Shows it and has it gone; tells how often it was painted in between. @param {import('playwright').Page} page @param {Surface} surface @param {number} count @returns {Promise<number>} */
function cycle(page, { shown, closes }, count) {
  return page.evaluate(`cycle(${JSON.stringify({ shown, closes, count })})`)
}

/** The rows of what was measured, with the goals of the project. @param {Record<string, readonly Cycles[]>} results @returns {import('../results.mjs').Row[]} */
export function listSurfaceRows(results) {
  /** @param {string} name @param {string} subject @param {string} measure @param {string} goal */
  const compare = (name, subject, measure, goal) => {
    const [ours, theirs] = [results[subject], results[measure]].map((rounds) =>
      rounds?.map(({ task }) => task),
    )
    if (!ours || !theirs) return []
    const row = { name, ours: median(ours), measure: median(theirs), ratio: medianRatio(ours, theirs) }
    return [{ ...row, digits: 2, goal }]
  }
  const painted = results['foyer, snackbar']?.map((round) => round.painted)
  const least = painted ? Math.min(...painted) : NaN
  return [
    ...compare('snackbar: a cycle, ms ÷ floor', 'foyer, snackbar', 'floor, snackbar', '≤ 1.5'),
    ...(painted
      ? [{ name: 'snackbar: painted, of 100', ours: least, measure: NaN, ratio: least, goal: '≥ 100' }]
      : []),
    ...compare('dialog: open and close, ms ÷ native', 'foyer, dialog', 'native, dialog', '≤ 1.3'),
  ]
}
