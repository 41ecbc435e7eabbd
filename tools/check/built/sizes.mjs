// @ts-check
// Checks the sizes that a browser loads against their budgets: JavaScript and CSS, minified and gzipped, without React.
import process from 'node:process'
import { measure } from '../../build/bundle-size.mjs'
import { budgets } from './size-budgets.mjs'

for (const [name, entry, limitKb, { beside, hasLater } = {}] of budgets) {
  const target = typeof entry === 'string' ? { page: entry } : { modules: { ...beside, ...entry } }
  const total = await measure(target, hasLater)
  const alreadyLoaded = beside === undefined ? { js: 0, css: 0 } : await measure({ modules: beside })
  const [js, css] = [(total.js - alreadyLoaded.js) / 1000, (total.css - alreadyLoaded.css) / 1000]
  const isOverBudget = js + css > limitKb
  if (isOverBudget) process.exitCode = 1
  const breakdown = `JS ${js.toFixed(2)}, CSS ${css.toFixed(2)}`
  console.log(`${isOverBudget ? '✗' : '✓'} ${name}: ${(js + css).toFixed(2)} of ${limitKb} kB (${breakdown})`)
}
