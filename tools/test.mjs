// @ts-check
// `npm test`: everything. Its last line is the count of all that passed and failed.
import process from 'node:process'
import { listBuildSteps } from './build.mjs'
import { listCheckSteps } from './check.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { program } from './programs.mjs'
import { runTests } from './runners.mjs'
import { describeStep, endStepsOnSignals, runSteps } from './steps.mjs'

endStepsOnSignals()
ensureInstalled()
const total = { passed: 0, failed: 0, skipped: 0 }

countSteps(await runSteps(listCheckSteps(), console.log))
// One after the other: a package is built against the declarations of those before it.
countSteps(await runSteps(listBuildSteps(), console.log, 1))
countSteps(await runSteps(listPublishSteps(), console.log))

await countTests('unit')
await countTests('server')
await countTests('server-postgres')
await countChromium()
await countTests('browser')
await countBrowser('stories', '-c', 'playground')
await countBrowser('journeys')

console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)
process.exitCode = total.failed > 0 ? 1 : 0

function listPublishSteps() {
  return ['sizes', 'packed', 'shipped', 'image'].map((name) => ({
    name,
    command: [process.execPath, `tools/${name}.mjs`],
  }))
}

/** @param {import('./steps.mjs').StepResult[]} results */
function countSteps(results) {
  for (const { isPassed } of results) total[isPassed ? 'passed' : 'failed']++
}

/** @param {string} project */
async function countTests(project) {
  const command = [...program('vitest'), 'run', '--project', project]
  await countRunner({ name: `tests: ${project}`, kind: 'vitest', command })
}

/** @param {string} name @param {string[]} options */
async function countBrowser(name, ...options) {
  await countRunner({
    name,
    kind: 'playwright',
    command: [...program('@playwright/test', 'playwright'), 'test', ...options],
    cwd: 'e2e',
  })
}

/** @param {import('./runners.mjs').Runner} runner */
async function countRunner(runner) {
  const { counts, secondTries, ...result } = await runTests(runner)
  const { passed, failed, skipped } = counts
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  console.log(
    describeStep({
      ...result,
      isPassed: failed === 0,
      note: `${passed} passed, ${failed} failed, ${skipped} skipped`,
    }),
  )
  for (const title of secondTries) console.log(`  on its second try only: ${title}`)
}

async function countChromium() {
  try {
    await ensureChromium()
  } catch (error) {
    total.failed++
    console.error(error instanceof Error ? error.message : error)
  }
}
