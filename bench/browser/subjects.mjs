// @ts-check
// What is measured, and how?
import { comeNear, mount, open, readHeap, type } from './measure.mjs'

/**
 * @typedef {{ name: string, page: string, count: number, input: string, text: string, opens?: string, isNear?: boolean }} Subject `opens`: what a press shows, where nothing is typed; `isNear`: by a person who has been over the button
 * @typedef {{ mount: number, letter: number, script: number, heap: number }} Measured milliseconds to mount, for a letter or to open, of script in it; bytes of heap
 */

const letters = 'the quick brown fox jumps'

/** @param {string} name @param {string} page @param {number} count @returns {Subject} */
function fields(name, page, count) {
  return { name: `${name}, ${count} fields`, page, count, input: '[name="field-3"]', text: letters }
}

/** @param {string} name @param {string} page @param {string} text @returns {Subject} */
function inputs(name, page, text) {
  return { name, page, count: 20, input: '[name="field-3"]', text }
}

/** @type {readonly Subject[]} */
export const subjects = [
  ...[10, 1000].flatMap((count) => [
    fields('floor', 'fields-floor', count),
    fields('foyer', 'fields-foyer', count),
    fields('react-hook-form', 'fields-react-hook-form', count),
  ]),
  inputs('floor, phone', 'phone-floor', '79991234567'),
  inputs('foyer, phone', 'phone-foyer', '79991234567'),
  {
    name: 'floor, picker',
    page: 'picker-floor',
    count: 1,
    input: 'button',
    text: '',
    opens: 'dialog button',
  },
  {
    name: 'foyer, picker',
    page: 'picker-foyer',
    count: 1,
    input: 'button',
    text: '',
    opens: '[role=option]',
  },
  {
    name: 'foyer, picker at hand',
    page: 'picker-foyer',
    count: 1,
    input: 'button',
    text: '',
    opens: '[role=option]',
    isNear: true,
  },
  inputs('native, mask', 'mask-floor', '4111111111111111'),
  inputs('foyer, mask', 'mask-foyer', '4111111111111111'),
]

/** @param {Awaited<ReturnType<typeof import('./pages.mjs').startPages>>} pages @param {Subject} subject @returns {Promise<Measured>} */
export async function measureSubject(pages, { page: name, count, input, text, opens, isNear }) {
  const page = await pages.open(name)
  const before = await readHeap(page)
  const mounted = await mount(page, count)
  const heap = (await readHeap(page)) - before
  if (isNear) await comeNear(page, input)
  const typed = opens === undefined ? await type(page, input, text) : await open(page, input, opens)
  await page.context().close()
  return { mount: mounted.task, letter: typed.task, script: typed.script, heap }
}
