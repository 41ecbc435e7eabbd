// Prints the results as a table, and writes them into docs/measurements.md.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { program } from '../tools/run/programs.mjs'

export interface Row {
  readonly name: string
  /** The number of runs. */
  readonly runs: number
  /** A short summary, with numbers. */
  readonly result: string
  /** The faults, one line each. */
  readonly faults: readonly string[]
}

const file = new URL('../docs/measurements.md', import.meta.url)

/** @returns whether there were no faults */
export function printRows(rows: readonly Row[]): boolean {
  console.table(rows.map(({ name, runs, result, faults }) => ({ name, runs, result, faults: faults.length })))
  for (const { name, faults } of rows) {
    for (const fault of faults.slice(0, 20)) console.log(`${name}: ${fault}`)
    if (faults.length > 20) console.log(`${name}: and ${faults.length - 20} more`)
  }
  return rows.every(({ faults }) => faults.length === 0)
}

/** Replaces one part of docs/measurements.md. */
export function writeRows(rows: readonly Row[], heading: string, command: string): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${platform()} ${arch()}, Node ${process.versions.node}`
  const lines = rows.map(
    ({ name, runs, result, faults }) =>
      `| ${name} | ${runs.toLocaleString('en')} | ${result} | ${faults.length} |`,
  )
  const head = '| What | Runs | Result | Faults |\n| --- | --- | --- | --- |'
  const date = new Date().toISOString().slice(0, 10)
  const section = `## ${heading}\n\n\`${command}\` on ${date}: ${machine}.\n\n${head}\n${lines.join('\n')}\n`
  const parts = readFileSync(file, 'utf8').split(/\n(?=## )/)
  const others = parts.filter((part) => !part.startsWith(`## ${heading}\n`))
  writeFileSync(file, [...others.map((part) => part.trimEnd()), section].join('\n\n'))
  const [node = '', ...format] = program('oxfmt')
  execFileSync(node, [...format, '--write', fileURLToPath(file)], { stdio: 'ignore' })
}

/** The quantile of the values, for example the median for 0.5. */
export function quantile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? NaN
}
