// @ts-check
// `npm run test:browsers [-- --project webkit -g 'a title']`: runs the journeys in Firefox and in WebKit. Its last line
// counts passed and failed tests.
import process from 'node:process'
import { ensureInstalled } from '../run/install.mjs'
import { program } from '../run/programs.mjs'
import { endStepsOnSignals } from '../run/steps.mjs'
import { ensureOtherBrowsers } from './other-browsers.mjs'
import { describeCounts, describeTests, runTests } from './runners.mjs'

endStepsOnSignals()
ensureInstalled()
try {
  await ensureOtherBrowsers()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const result = await runTests({
  name: 'journeys: other browsers',
  kind: 'playwright',
  command: [...program('@playwright/test', 'playwright'), 'test', '-c', 'browsers', ...process.argv.slice(2)],
  cwd: 'e2e',
})
console.log(describeTests(result))
console.log(describeCounts(result.counts))
process.exitCode = result.isPassed ? 0 : 1
