// @ts-check
// How much time does the main thread spend on a mount and on a keystroke, and how much memory stays in use?
import { setTimeout as wait } from 'node:timers/promises'

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {{ task: number, script: number }} ThreadTime milliseconds of the main thread: all of its tasks, and the scripts in them
 */

/** In ms: long enough for the work that follows an action: the next frame, passive effects. */
const settleDelay = 120

/** @param {Page} page @param {() => Promise<unknown>} action @returns {Promise<ThreadTime>} */
export async function measureThreadTime(page, action) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const timeBefore = await readThreadTime(session)
  await action()
  await wait(settleDelay)
  const timeAfter = await readThreadTime(session)
  await session.detach()
  return { task: timeAfter.task - timeBefore.task, script: timeAfter.script - timeBefore.script }
}

/** @param {import('playwright').CDPSession} session @returns {Promise<ThreadTime>} */
async function readThreadTime(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (/** @type {string} */ name) =>
    (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000
  return { task: read('TaskDuration'), script: read('ScriptDuration') }
}

/** Renders `count` copies of the page's subject. @param {Page} page @param {number} count @returns {Promise<ThreadTime>} */
export function mount(page, count) {
  return measureThreadTime(page, () => page.evaluate(`mount(${count})`))
}

/** In ms: people type slower than frames are rendered, so that each letter gets its own frame. */
const frame = 34

/** In ms: longer than the debounce of the peers' searches (intl-tel-input: 100), so that every list searches after every letter. */
export const searchPause = 150

/**
 * Milliseconds per key in an existing field, not counting the first key.
 * @param {Page} page @param {string} selector @param {string} first @param {readonly string[]} keys @param {number} [delay]
 *   between two keys, in ms
 */
export async function type(page, selector, first, keys, delay = frame) {
  await page.locator(selector).focus()
  await page.keyboard.press(first)
  await wait(Math.max(settleDelay, delay))
  const threadTime = await measureThreadTime(page, async () => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await wait(delay)
    }
  })
  return { task: threadTime.task / keys.length, script: threadTime.script / keys.length }
}

/** Moves the pointer over a button, and waits until everything that this loads has arrived. @param {Page} page @param {string} button */
export function hoverNear(page, button) {
  return measureThreadTime(page, async () => {
    await page.locator(button).first().hover()
    await page.waitForLoadState('networkidle')
  })
}

/** Milliseconds from a press until its result shows, loading included. @param {Page} page @param {string} button @param {string} resultSelector */
export async function open(page, button, resultSelector) {
  return measureThreadTime(page, async () => {
    await page.locator(button).first().click()
    await page.locator(resultSelector).first().waitFor()
  })
}

/** The heap of scripts in bytes, after garbage collection. @param {Page} page */
export async function readHeap(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}
