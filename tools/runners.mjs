// @ts-check
// How many tests of a runner passed, failed and were skipped? A runner that crashed has failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep } from './steps.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {import('./steps.mjs').Step & { kind: 'vitest' | 'playwright' }} Runner
 */

/** Runs Vitest or Playwright and counts from its own report. @param {Runner} runner */
export async function runTests(runner) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-report-'))
  const file = join(folder, 'report.json')
  try {
    const result = await runStep(withReport(runner, file))
    return { ...result, counts: countAll(result.isPassed, countReport(runner.kind, file)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {Runner} runner @param {string} file @returns {import('./steps.mjs').Step} */
function withReport({ kind, command, env, ...step }, file) {
  if (kind === 'vitest') {
    return {
      ...step,
      env,
      command: [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    }
  }
  return {
    ...step,
    command: [...command, '--reporter=line,json'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }
}

/** @param {Runner['kind']} kind @param {string} file @returns {Counts} */
function countReport(kind, file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return kind === 'vitest' ? countVitest(report) : countPlaywright(report)
  } catch {
    // It ended before it could write one; what it printed says why.
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

/** @param {any} report @returns {Counts} */
function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that cannot be loaded has failed without one failed test.
  const broken = testResults.filter(
    (/** @type {any} */ { status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  }
}

/** @param {any} report @returns {Counts} */
function countPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/** A runner that says it failed has failed, whatever its report says; so has one that ran nothing. @param {boolean} isPassed @param {Counts} counts @returns {Counts} */
function countAll(isPassed, { passed, failed, skipped }) {
  const isSilent = failed === 0 && (!isPassed || passed === 0)
  return { passed, failed: isSilent ? 1 : failed, skipped }
}
