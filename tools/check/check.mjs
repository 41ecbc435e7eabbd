// @ts-check
// `npm run check`: types, lint, format, import rules, dead code and unit tests.
import process from 'node:process'
import { ensureInstalled, hasPeers } from '../run/install.mjs'
import { isProgram, program } from '../run/programs.mjs'
import { endStepsOnSignals, runSteps } from '../run/steps.mjs'

/**
 * The steps that need no build, longest first. `npm test` runs them too, but runs the unit tests separately to
 * count them.
 */
export function listCheckSteps() {
  const script = (/** @type {string} */ name) => [process.execPath, `tools/check/${name}.mjs`]
  const withoutPeers = hasPeers() ? [] : ['--ignore-pattern', 'bench/peers']
  return [
    // Both in one pass: the lint rules need types, so oxlint compiles every tsconfig.json anyway.
    { name: 'lint and types', command: [...program('oxlint'), '--deny-warnings', ...withoutPeers] },
    { name: 'imports', command: script('sources/imports') },
    { name: 'lock', command: script('lock') },
    { name: 'snippets', command: script('docs/snippets') },
    { name: 'requirements', command: script('docs/requirements') },
    { name: 'dead code', command: [...program('knip'), '--cache'] },
    { name: 'format', command: [...program('oxfmt'), '--check', '.'] },
  ]
}

async function check() {
  const unitTests = { name: 'unit tests', command: [...program('vitest'), 'run', '--project', 'unit'] }
  const started = performance.now()
  const results = await runSteps([unitTests, ...listCheckSteps()], console.log)
  const failed = results.filter((result) => !result.isPassed).length
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${results.length - failed} steps passed, ${failed} failed, in ${seconds} s`)
  process.exitCode = failed > 0 ? 1 : 0
}

if (isProgram(import.meta)) {
  endStepsOnSignals()
  ensureInstalled()
  await check()
}
