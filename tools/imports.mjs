// @ts-check
// Do all imports keep to the rules of .dependency-cruiser.cjs, and would a broken rule be noticed?
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import swc from '@swc/core'
import { cruise } from 'dependency-cruiser'
import configuration from '../.dependency-cruiser.cjs'
import { hasPeers } from './install.mjs'
import { root } from './programs.mjs'

const folders = ['packages', 'apps', 'e2e', 'tools', 'bench', 'proof'].filter((folder) =>
  existsSync(join(root, folder)),
)
const built = String.raw`^[^/]+/[^/]+/(dist|data|\.cache)/`
/** What is not read: planted violations, and what imports libraries that are not there. */
const unread = `${built}|^tools/fixtures/${hasPeers() ? '' : '|^bench/peers/'}`
const planted = 'tools/fixtures/imports'

// dependency-cruiser 17 has swc parse every file as .ts and then stops at the first JSX of a .tsx.
const { parseFileSync } = swc
Object.assign(swc, {
  parseFileSync: (/** @type {string} */ file, /** @type {import('@swc/core').TsParserConfig} */ options) =>
    parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') }),
})

process.chdir(root)
const failures = [...(await findViolations()), ...(await findSilentRules())]
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0

async function findViolations() {
  const { modules, violations } = await read(folders, unread)
  const sources = folders.flatMap(listSources)
  const known = new Set(modules)
  const missed = sources.filter((file) => !known.has(file))
  if (sources.length === 0) missed.push('Not one source file was found.')
  return [
    ...violations.map(({ rule, from, to }) => `${rule}: ${from}${from === to ? '' : ` imports ${to}`}`),
    ...missed.map((file) => `Not read: ${file}`),
  ]
}

/** A rule that finds nothing may be broken itself, so each has a planted violation that it must find. */
async function findSilentRules() {
  const { violations } = await read([planted])
  const found = new Set(violations.map(({ rule }) => rule))
  return (configuration.forbidden ?? [])
    .filter(({ name }) => !found.has(name ?? ''))
    .map(({ name }) => `The rule ${name} did not find its planted violation in ${planted}.`)
}

/** @param {string[]} paths @param {string} [exclude] */
async function read(paths, exclude) {
  const { output } = await cruise(paths, {
    ...configuration.options,
    ruleSet: { forbidden: configuration.forbidden },
    validate: true,
    ...(exclude && { exclude }),
  })
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered in words.')
  return {
    modules: output.modules.map(({ source }) => source),
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

/** @param {string} folder */
function listSources(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((file) => !new RegExp(`${unread}|(^|/)node_modules/`).test(file))
}
