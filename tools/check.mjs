// @ts-check
// `npm run check`: types, lint, format, import rules, dead code and unit tests, in under a minute.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, hasPeers } from './install.mjs'
import { program, root } from './programs.mjs'
import { endStepsOnSignals, runSteps } from './steps.mjs'
import { listWorkspaces } from './workspaces.mjs'

/** The steps that need no build, longest first. `npm test` runs them too, and its unit tests by itself to count them. */
export function listCheckSteps() {
  const node = process.execPath
  return [
    { name: 'lint', command: [...program('oxlint'), '--deny-warnings'] },
    { name: 'imports', command: [node, 'tools/imports.mjs'] },
    { name: 'lock', command: [node, 'tools/lock.mjs'] },
    { name: 'snippets', command: [node, 'tools/snippets.mjs'] },
    { name: 'requirements', command: [node, 'tools/requirements.mjs'] },
    { name: 'dead code', command: program('knip') },
    ...['.', 'bench/browser/pages', ...(hasPeers() ? ['bench/peers'] : []), 'proof', ...listWorkspaces()]
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
      .map((folder) => ({
        name: `types ${folder === '.' ? 'tools' : folder}`,
        command: [...program('typescript', 'tsc'), '-p', folder],
      })),
    { name: 'format', command: [...program('oxfmt'), '--check', '.'] },
  ]
}

async function check() {
  const unitTests = { name: 'unit tests', command: [...program('vitest'), 'run', '--project', 'unit'] }
  const started = performance.now()
  const results = await runSteps([unitTests, ...listCheckSteps()], console.log)
  const failed = results.filter((result) => !result.isPassed)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${results.length - failed.length} steps passed, ${failed.length} failed, in ${seconds} s`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endStepsOnSignals()
  ensureInstalled()
  await check()
}
