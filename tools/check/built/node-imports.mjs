// @ts-check
// Checks that Node imports every module of the built packages, as Vitest, Jest and servers do. Run after a build.
import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { listPackages } from '../../build/workspaces.mjs'
import { readText, root } from '../../run/programs.mjs'
import { finish } from '../finish.mjs'

const modules = listPackages().flatMap((folder) => {
  /** @type {{ name: string, exports: Record<string, unknown> }} */
  const { name, exports } = JSON.parse(readText(`${folder}/package.json`))
  return Object.keys(exports)
    .filter((path) => !path.endsWith('.css') && !path.includes('*'))
    .map((path) => name + path.slice(1))
})
const script = `
  const refused = []
  for (const name of ${JSON.stringify(modules)})
    await import(name).catch((error) => refused.push(name + ': ' + error.message))
  console.log(JSON.stringify(refused))`
const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
  cwd: root,
  encoding: 'utf8',
})
finish(
  JSON.parse(output).map((/** @type {string} */ line) => `Node cannot import ${line}`),
  `Node imports ${modules.length} modules of the packages.`,
)
