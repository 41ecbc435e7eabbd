// @ts-check
// `npm test`: runs everything. Its last line counts passed and failed tests.
import process from 'node:process'
import { buildAll } from '../build/build.mjs'
import { listCheckSteps } from '../check/check.mjs'
import { ensureInstalled } from '../run/install.mjs'
import { program } from '../run/programs.mjs'
import { endStepsOnSignals, runSteps } from '../run/steps.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensurePromtool } from './promtool.mjs'
import { describeCounts, describeTests, runTests } from './runners.mjs'

endStepsOnSignals()
ensureInstalled()
const total = { passed: 0, failed: 0, skipped: 0 }

// The browser and promtool are downloaded while the checks keep the cores busy; one after the other, because apt allows only one process.
await Promise.all([installBrowser().then(ensurePromtool), countSteps(listCheckSteps())])
// The browser suites run one after the other, because each of them uses every core. In parallel they would take longer, and pages would be
// slow enough for tests to fail.
const isBuilt = build()
for (const project of ['unit', 'processes', 'browser', 'browser-app', 'browser-isolated'])
  await countTests(project)
await isBuilt
await countJourneys('journeys')
await countJourneys('stories', '-c', 'playground')
for (const project of ['server', 'server-postgres']) await countTests(project)

console.log(describeCounts(total))
process.exitCode = total.failed > 0 ? 1 : 0

/** @param {import('../run/steps.mjs').Step[]} steps */
async function countSteps(steps) {
  countResults(await runSteps(steps, console.log))
}

/** @param {import('../run/steps.mjs').StepResult[]} results */
function countResults(results) {
  for (const { isPassed } of results) total[isPassed ? 'passed' : 'failed']++
}

async function installBrowser() {
  try {
    await ensureChromium()
  } catch (error) {
    total.failed++
    console.error(error instanceof Error ? error.message : error)
  }
}

/** Builds everything, and checks what was built. */
async function build() {
  countResults(await buildAll(console.log))
  const built = ['sizes', 'packed', 'types', 'shipped', 'node-imports', 'production', 'image']
  await countSteps(
    built.map((name) => ({ name, command: [process.execPath, `tools/check/built/${name}.mjs`] })),
  )
}

/** @param {string} project */
async function countTests(project) {
  const command = [...program('vitest'), 'run', '--project', project]
  await countRunner({ name: `tests: ${project}`, kind: 'vitest', command })
}

/** @param {string} name @param {string[]} options */
async function countJourneys(name, ...options) {
  const command = [...program('@playwright/test', 'playwright'), 'test', ...options]
  await countRunner({ name, kind: 'playwright', command, cwd: 'e2e' })
}

/** @param {import('./runners.mjs').Runner} runner */
async function countRunner(runner) {
  const result = await runTests(runner)
  total.passed += result.counts.passed
  total.failed += result.counts.failed
  total.skipped += result.counts.skipped
  console.log(describeTests(result))
}
