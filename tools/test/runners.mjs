// @ts-check
// Counts the passed, failed and skipped tests of a runner. A runner that crashed has failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeStep, runStep } from '../run/steps.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {import('../run/steps.mjs').Step & { kind: 'vitest' | 'playwright' }} Runner
 */

/** Runs Vitest or Playwright, counts from its report, and lists tests that passed only on their second try. @param {Runner} runner */
export async function runTests({ kind, command, env, ...step }) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-report-'))
  const file = join(folder, 'report.json')
  const reporters =
    kind === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      : ['--reporter=line,json']
  try {
    const result = await runStep({
      ...step,
      command: [...command, ...reporters],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    })
    const { secondTries, ...counted } = readReport(kind, file)
    // A runner with an error exit code has failed, whatever its report says, and so has one that ran no tests.
    const isSilent = counted.failed === 0 && (!result.isPassed || counted.passed === 0)
    const counts = { ...counted, failed: isSilent ? 1 : counted.failed }
    return { ...result, isPassed: counts.failed === 0, counts, secondTries }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * One line for a runner, its output if it failed, and one line for each test that needed a second try. @param
 * {Awaited<ReturnType<typeof runTests>>} result
 */
export function describeTests({ counts: { passed, failed, skipped }, secondTries, ...result }) {
  return [
    describeStep({ ...result, note: `${passed} passed, ${failed} failed, ${skipped} skipped` }),
    ...secondTries.map((title) => `  on its second try only: ${title}`),
  ].join('\n')
}

/** @param {Counts} counts */
export function describeCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** @param {Runner['kind']} kind @param {string} file @returns {Counts & { secondTries: string[] }} */
function readReport(kind, file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    if (kind === 'vitest') return { ...countVitest(report), secondTries: [] }
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected + flaky, failed: unexpected, skipped, secondTries: listSecondTries(report) }
  } catch {
    // The runner ended before it wrote a report; its output says why.
    return { passed: 0, failed: 0, skipped: 0, secondTries: [] }
  }
}

/** @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile */

/** @param {any} report @returns {Counts} */
function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that cannot be loaded has failed, but has no failed tests.
  const brokenFiles = testResults.filter(
    (/** @type {TestFile} */ { status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  }
}

/** @typedef {{ title: string, suites?: Suite[], specs?: { title: string, tests: { status: string }[] }[] }} Suite */

/** The tests that passed only on their second try: each of them has a race that should be found. @param {Suite} suite @returns {string[]} */
function listSecondTries({ title, suites = [], specs = [] }) {
  const flakySpecs = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...flakySpecs.map((spec) => `${title} › ${spec.title}`), ...suites.flatMap(listSecondTries)]
}
