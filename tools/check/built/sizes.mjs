// @ts-check
// Checks the sizes that a browser loads against their budgets: JavaScript and CSS, minified and gzipped, without React.
import process from 'node:process'
import { measure } from '../../build/bundle-size.mjs'
import { budgets } from './size-budgets.mjs'

for (const [name, entry, limitKb, { beside, hasLater } = {}] of budgets) {
  const measured = typeof entry === 'string' ? { page: entry } : { modules: { ...beside, ...entry } }
  const all = await measure(measured, hasLater)
  const present = beside === undefined ? { js: 0, css: 0 } : await measure({ modules: beside })
  const [js, css] = [(all.js - present.js) / 1000, (all.css - present.css) / 1000]
  const isOver = js + css > limitKb
  if (isOver) process.exitCode = 1
  const parts = `JS ${js.toFixed(2)}, CSS ${css.toFixed(2)}`
  console.log(`${isOver ? '✗' : '✓'} ${name}: ${(js + css).toFixed(2)} of ${limitKb} kB (${parts})`)
}
