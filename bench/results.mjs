// @ts-check
// How are results shown, and kept?
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform } from 'node:os'
import process from 'node:process'

/**
 * A row without a goal shows how somebody else does.
 * @typedef {{ name: string, ours: number, measure: number, ratio: number, digits?: number, goal: string }} Row
 */

const file = new URL('../docs/measurements.md', import.meta.url)

/** @param {readonly Row[]} rows */
export function printResults(rows) {
  console.table(rows.map((row) => ({ ...describe(row), met: row.goal && (isMet(row) ? 'yes' : 'NO') })))
}

/** Replaces the table of one part of docs/measurements.md; what is said below the table stays. @param {readonly Row[]} rows @param {{ heading: string, command: string, setting: string }} part */
export function writeResults(rows, { heading, command, setting }) {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${platform()} ${arch()}, Node ${process.versions.node}`
  const lines = rows.map(describe).map((row) => `| ${Object.values(row).join(' | ')} |`)
  const head = '| What | Ours | Measure | Ratio | Goal |\n|---|---|---|---|---|'
  const date = new Date().toISOString().slice(0, 10)
  const section = `## ${heading}\n\n\`${command}\` on ${date}: ${machine}; ${setting}.\n\n${head}\n${lines.join('\n')}\n`
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Measurements\n'
  const parts = before.split(/\n(?=## )/)
  const place = parts.findIndex((part) => part.startsWith(`## ${heading}\n`))
  if (place === -1) parts.push(section)
  else parts[place] = section + readNotes(parts[place] ?? '')
  writeFileSync(file, `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`)
}

/** What stands below the table of a part. @param {string} part */
function readNotes(part) {
  return part.slice(part.lastIndexOf('\n|')).replace(/^\n\|.*\n?/, '')
}

/** @param {Row} row */
function describe({ name, ours, measure, ratio, digits = 0, goal }) {
  return {
    name,
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
