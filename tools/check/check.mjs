// @ts-check
// `npm run check`: types, lint, format, import rules, dead code and unit tests.
import { existsSync } from 'node:fs'
import process from 'node:process'
import { listWorkspaces } from '../build/workspaces.mjs'
import { ensureInstalled, hasPeers } from '../run/install.mjs'
import { isProgram, program, root } from '../run/programs.mjs'
import { endStepsOnSignals, runSteps } from '../run/steps.mjs'

/**
 * The steps that need no build, longest first. `npm test` runs them as well, and runs the unit tests separately to
 * count them.
 */
export function listCheckSteps() {
  const script = (/** @type {string} */ name) => [process.execPath, `tools/check/${name}.mjs`]
  const bench = ['bench/browser/pages', ...(hasPeers() ? ['bench/peers'] : [])]
  return [
    { name: 'lint', command: [...program('oxlint'), '--deny-warnings'] },
    { name: 'imports', command: script('sources/imports') },
    { name: 'lock', command: script('lock') },
    { name: 'snippets', command: script('docs/snippets') },
    { name: 'requirements', command: script('docs/requirements') },
    { name: 'dead code', command: program('knip') },
    ...['.', ...bench, 'proof', ...listWorkspaces()]
      .filter((folder) => existsSync(`${root}${folder}/tsconfig.json`))
      .map((folder) => ({
        name: `types ${folder === '.' ? 'tools' : folder}`,
        command: [
          ...program('typescript', 'tsc'),
          '-p',
          folder,
          '--incremental',
          '--tsBuildInfoFile',
          memoryOf(folder),
        ],
      })),
    { name: 'format', command: [...program('oxfmt'), '--check', '.'] },
  ]
}

/** The compiler's incremental state of a folder. @param {string} folder */
function memoryOf(folder) {
  return `node_modules/.cache/foyer/types/${folder === '.' ? 'tools' : folder.replaceAll('/', '-')}.tsbuildinfo`
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
