// @ts-check
// Does what a browser loads stay within its budget? JavaScript and CSS, minified and gzipped, without React and React DOM.
import process from 'node:process'
import { measure } from './bundle-size.mjs'
import { budgets } from './size-budgets.mjs'

/**
 * @typedef {import('./size-budgets.mjs').Budget} Budget
 * @typedef {import('./size-budgets.mjs').Modules} Modules
 */

let isOver = false
for (const { name, entry, beside, limitKb, hasLater } of budgets) {
  const { js, css } = await measureBeside(entry, beside, hasLater)
  const kb = (js + css) / 1000
  isOver ||= kb > limitKb
  const parts = `JS ${(js / 1000).toFixed(2)}, CSS ${(css / 1000).toFixed(2)}`
  console.log(`${kb > limitKb ? '✗' : '✓'} ${name}: ${kb.toFixed(2)} of ${limitKb} kB (${parts})`)
}
process.exitCode = isOver ? 1 : 0

/** What an entry adds to modules that are there already. @param {Budget['entry']} entry @param {Modules} [beside] @param {boolean} [hasLater] */
async function measureBeside(entry, beside, hasLater) {
  if (beside === undefined || 'page' in entry) return measure(entry, hasLater)
  const present = await measure({ modules: beside })
  const both = await measure({ modules: { ...beside, ...entry.modules } }, hasLater)
  return { js: both.js - present.js, css: both.css - present.css }
}
