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

/** Runs Vitest or Playwright and counts from its own report, and names what needed a second try. @param {Runner} runner */
export async function runTests(runner) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-report-'))
  const file = join(folder, 'report.json')
  try {
    const result = await runStep(withReport(runner, file))
    const { counts, secondTries } = readReport(runner.kind, file)
    return { ...result, counts: countAll(result.isPassed, counts), secondTries }
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

/** @param {Runner['kind']} kind @param {string} file @returns {{ counts: Counts, secondTries: string[] }} */
function readReport(kind, file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    if (kind === 'vitest') return { counts: countVitest(report), secondTries: [] }
    return { counts: countPlaywright(report), secondTries: listSecondTries(report) }
  } catch {
    // It ended before it could write one; what it printed says why.
    return { counts: { passed: 0, failed: 0, skipped: 0 }, secondTries: [] }
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
  return { passed: expected + flaky, failed: unexpected, skipped }
}

/** The tests that passed on their second try only: each is a race that somebody has to find. @param {any} suite @returns {string[]} */
function listSecondTries({ title = '', suites = [], specs = [] }) {
  const own = specs.filter((/** @type {any} */ { tests }) =>
    tests.some((/** @type {any} */ { status }) => status === 'flaky'),
  )
  return [
    ...own.map((/** @type {any} */ spec) => `${title} › ${spec.title}`),
    ...suites.flatMap((/** @type {any} */ inner) => listSecondTries(inner)),
  ]
}

/** A runner that says it failed has failed, whatever its report says; so has one that ran nothing. @param {boolean} isPassed @param {Counts} counts @returns {Counts} */
function countAll(isPassed, { passed, failed, skipped }) {
  const isSilent = failed === 0 && (!isPassed || passed === 0)
  return { passed, failed: isSilent ? 1 : failed, skipped }
}
