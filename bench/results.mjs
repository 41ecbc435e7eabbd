// @ts-check
// How are results shown, and kept?
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform } from 'node:os'
import process from 'node:process'

/** @typedef {{ name: string, ours: number, measure: number, ratio: number, what: string, goal: string }} Row */

const file = new URL('../docs/measurements.md', import.meta.url)
const heading = '## Server'

/** @param {readonly Row[]} rows */
export function printResults(rows) {
  console.table(rows.map((row) => ({ ...describe(row), met: isMet(row) ? 'yes' : 'NO' })))
}

/** Replaces the server's part of docs/measurements.md. @param {readonly Row[]} rows @param {string} setting */
export function writeResults(rows, setting) {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${platform()} ${arch()}, Node ${process.versions.node}`
  const lines = rows.map(describe).map((row) => `| ${Object.values(row).join(' | ')} |`)
  const head = '| What | Ours | Measure | Ratio | Goal |\n|---|---|---|---|---|'
  const date = new Date().toISOString().slice(0, 10)
  const section = `${heading}\n\n\`npm run bench:server\` on ${date}: ${machine}; ${setting}.\n\n${head}\n${lines.join('\n')}\n`
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Measurements\n'
  const others = before.split(/\n(?=## )/).filter((part) => !part.startsWith(heading))
  writeFileSync(file, [...others.map((part) => part.trimEnd()), section].join('\n\n'))
}

/** @param {Row} row */
function describe({ name, ours, measure, ratio, what, goal }) {
  const digits = what === 'p99' ? 1 : 0
  return {
    name: what === 'p99' ? `p99 in ms: ${name}` : name,
    ours: ours.toFixed(digits),
    measure: Number.isNaN(measure) ? '' : measure.toFixed(digits),
    ratio: Number.isNaN(measure) ? '' : ratio.toFixed(2),
    goal,
  }
}

/** @param {Row} row */
function isMet({ ratio, goal }) {
  const limit = Number(goal.slice(2))
  return goal.startsWith('≥') ? ratio >= limit : ratio <= limit
}
