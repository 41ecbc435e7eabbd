// @ts-check
// The subjects of the browser bench, and how each is measured.
import { setTimeout as wait } from 'node:timers/promises'
import { hoverNear, mount, open, readHeap, searchPause, measureThreadTime, type } from './measure.mjs'

/**
 * `opens`: what a press shows, for subjects that are not typed into; `search`: the search field in it, which is typed into; `isNear`: the
 * pointer has been over the button before the press; `isAtRest`: the page has been idle for as long as a person needs to read it.
 * @typedef {{ shown: string, search?: string, isNear?: boolean, isAtRest?: boolean }} List
 * @typedef {{ who: string, job: string, page: string, count: number, input: string, text: string, opens?: List }} Subject
 *
 * In ms: `mount`; `letter`, for typing a letter or opening; `script`, the part of that spent in scripts; `filter`, for a letter in the
 * search; `whole`, from the mount until the press has shown its result. `heap` is in bytes.
 * @typedef {{ mount: number, letter: number, script: number, filter: number, whole: number, heap: number }} Measured
 */

/**
 * In ms: longer than our inputs wait for a page to become idle, before they load the list and name its countries; intl-tel-input does
 * both at its mount.
 */
const restDelay = 2500

const letters = 'the quick brown fox jumps'
const digits = '79991234567'
const card = '4111111111111111'

/** The keys typed after a 'u': the list becomes short, and long again. */
const searchKeys = [...'nited', ...Array.from({ length: 5 }, () => 'Backspace')]

/** @param {string} who @param {number} count @returns {Subject} */
function fields(who, count) {
  return {
    who,
    job: `${count} fields`,
    page: `fields-${who}`,
    count,
    input: '[name="field-3"]',
    text: letters,
  }
}

/** @param {string} who @param {string} job @param {string} text @returns {Subject} */
function inputs(who, job, text) {
  return { who, job, page: `${job}-${who}`, count: 20, input: '[name="field-3"]', text }
}

/** @param {string} who @param {List} opens @param {string} [input] @param {string} [page] @returns {Subject} */
function picker(who, opens, input = '#root button', page = `picker-${who}`) {
  return { who, job: 'picker', page, count: 1, input, text: '', opens }
}

const rows = { shown: 'dialog [role=option]', search: 'dialog [role=combobox]' }

/** @type {readonly Subject[]} */
export const subjects = [
  ...[10, 100, 1000].flatMap((count) =>
    ['floor', 'foyer', 'react-hook-form', 'tanstack-form'].map((who) => fields(who, count)),
  ),
  ...['floor', 'foyer', 'intl-tel-input', 'react-international-phone', 'react-phone-number-input'].map(
    (who) => inputs(who, 'phone', digits),
  ),
  picker('floor', { shown: 'dialog button', search: 'dialog input' }),
  picker('foyer', { ...rows, isAtRest: true }),
  picker('foyer, after a pointer came near', { ...rows, isNear: true }, undefined, 'picker-foyer'),
  picker('foyer, its code still to come', rows, undefined, 'picker-foyer'),
  // react-phone-number-input has a native select, whose list is not part of the page, so it is left out.
  picker(
    'intl-tel-input',
    { shown: '.iti__country', search: '.iti__search-input', isAtRest: true },
    '.iti__selected-country',
    'phone-intl-tel-input',
  ),
  picker(
    'react-international-phone',
    { shown: '[role=option]' },
    undefined,
    'phone-react-international-phone',
  ),
  ...['floor', 'foyer', 'maskito', 'react-imask'].map((who) => inputs(who, 'mask', card)),
]

/** @param {Awaited<ReturnType<typeof import('./pages.mjs').startPages>>} pages @param {Subject} subject @returns {Promise<Measured>} */
export async function measureSubject(pages, { page: name, count, input, text, opens }) {
  const page = await pages.open(name)
  const heapBefore = await readHeap(page)
  const mounted = await mount(page, count)
  const heap = (await readHeap(page)) - heapBefore
  const prepared = opens ? await prepare(page, input, opens) : 0
  const spentTime = opens ? await open(page, input, opens.shown) : await type(page, input, 'a', [...text])
  if (!opens) await checkTyped(page, input, text)
  const filtered = opens?.search
    ? await type(page, opens.search, 'u', searchKeys, searchPause)
    : { task: NaN }
  if (opens?.search) await checkTyped(page, opens.search, 'u')
  await page.context().close()
  return {
    mount: mounted.task,
    letter: spentTime.task,
    script: spentTime.script,
    filter: filtered.task,
    whole: opens ? mounted.task + prepared + spentTime.task : NaN,
    heap,
  }
}

/**
 * Milliseconds of work between the mount and the press.
 * @param {import('playwright').Page} page
 * @param {string} input
 * @param {List} opens
 * @returns {Promise<number>}
 */
async function prepare(page, input, { isNear, isAtRest }) {
  if (isNear) return (await hoverNear(page, input)).task
  return isAtRest ? (await measureThreadTime(page, () => wait(restDelay))).task : 0
}

/**
 * Checks that the text was entered: an input that ignores keys would seem fast.
 * @param {import('playwright').Page} page
 * @param {string} input
 * @param {string} text
 */
async function checkTyped(page, input, text) {
  const value = await page.locator(input).inputValue()
  const count = (/** @type {string} */ all) => all.replace(/\W/g, '').length
  if (count(value) < count(text)) throw new Error(`${page.url()} made “${value}” of “${text}”.`)
}
