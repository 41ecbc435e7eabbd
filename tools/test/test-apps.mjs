// @ts-check
// `npm run test:apps [-- -g 'a title']`: builds five apps as integrators do, and tests them in a browser. Not part of `npm test`, because it
// installs their frameworks. Its last line counts passed and failed tests.
import process from 'node:process'
import { ensureInstalled } from '../run/install.mjs'
import { program } from '../run/programs.mjs'
import { endStepsOnSignals } from '../run/steps.mjs'
import { ensureChromium } from './chromium.mjs'
import { describeCounts, describeTests, runTests } from './runners.mjs'

endStepsOnSignals()
ensureInstalled()
try {
  await ensureChromium()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const result = await runTests({
  name: 'journeys: apps',
  kind: 'playwright',
  command: [
    ...program('@playwright/test', 'playwright'),
    'test',
    '-c',
    'frameworks',
    ...process.argv.slice(2),
  ],
  cwd: 'e2e',
})
console.log(describeTests(result))
console.log(describeCounts(result.counts))
process.exitCode = result.isPassed ? 0 : 1
