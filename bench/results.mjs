// @ts-check
// Prints results, and writes them into docs/measurements.md.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { program } from '../tools/run/programs.mjs'

/**
 * A row without a goal is for comparison only. A goal is a limit for the ratio, `≤ 1.7` or `≥ 0.95`, or refers to a peer's ratio in the same
 * row, `≤ maskito`.
 * @typedef {{ name: string, ours: number, measure: number, ratio: number, digits?: number, goal: string }} Row
 */

const file = new URL('../docs/measurements.md', import.meta.url)

/** @param {readonly Row[]} rows */
export function printResults(rows) {
  console.table(rows.map((row) => describe(row, rows)))
}

/**
 * Call it first, so that no measurement is wasted.
 * @param {{ write: boolean, only?: string | undefined }} options
 * @throws {Error} if only some rows are to be measured and written, because they would replace the whole table
 */
export function requireWhole({ write, only }) {
  if (write && only !== undefined)
    throw new Error('--write replaces a whole part of docs/measurements.md: leave --only out.')
}

/**
 * Replaces one part of docs/measurements.md.
 * @param {readonly Row[]} rows
 * @param {{ heading: string, command: string, setting: string }} part
 */
export function writeResults(rows, { heading, command, setting }) {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${platform()} ${arch()}, Node ${process.versions.node}`
  const lines = rows.map((row) => `| ${Object.values(describe(row, rows)).join(' | ')} |`)
  const tableHead = '| What | Ours | Measure | Ratio | Goal | Met |\n|---|---|---|---|---|---|'
  const date = new Date().toISOString().slice(0, 10)
  const section = `## ${heading}\n\n\`${command}\` on ${date}: ${machine}; ${setting}.\n\n${tableHead}\n${lines.join('\n')}\n`
  const previousText = existsSync(file) ? readFileSync(file, 'utf8') : '# Measurements\n'
  const parts = previousText.split(/\n(?=## )/)
  const sectionIndex = parts.findIndex((part) => part.startsWith(`## ${heading}\n`))
  parts.splice(sectionIndex === -1 ? parts.length : sectionIndex, 1, section)
  writeFileSync(file, `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`)
  const [node = '', ...format] = program('oxfmt')
  execFileSync(node, [...format, '--write', fileURLToPath(file)], { stdio: 'ignore' })
}

/** @param {Row} row @param {readonly Row[]} rows of the same part */
function describe(row, rows) {
  const { name, ours, measure, ratio, digits = 0, goal } = row
  return {
    name,
    ours: ours.toFixed(digits),
    measure: Number.isNaN(measure) ? '' : measure.toFixed(digits),
    ratio: Number.isNaN(measure) ? '' : ratio.toFixed(2),
    goal,
    met: goal && (isMet(row, rows) ? 'yes' : 'NO'),
  }
}

/** @param {Row} row @param {readonly Row[]} rows */
function isMet({ name, ratio, goal }, rows) {
  const text = goal.slice(2)
  // `foyer: character in a mask` is compared with `maskito: character in a mask`.
  const peer = rows.find((row) => row.name === `${text}${name.slice(name.indexOf(':'))}`)
  const limit = peer === undefined ? Number(text) : peer.ratio
  return goal.startsWith('≥') ? ratio >= limit : ratio <= limit
}
