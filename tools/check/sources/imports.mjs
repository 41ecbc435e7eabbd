// @ts-check
// Checks all imports against .dependency-cruiser.cjs, and that every rule would report a violation.
import process from 'node:process'
import swc from '@swc/core'
import { cruise } from 'dependency-cruiser'
import configuration from '../../../.dependency-cruiser.cjs'
import { hasPeers } from '../../run/install.mjs'
import { root } from '../../run/programs.mjs'
import { finish } from '../finish.mjs'
import { listFiles } from '../../run/list-files.mjs'

const folders = ['packages', 'apps', 'e2e', 'tools', 'bench', 'proof']
/** Folders that are not read: builds, planted violations, and code whose libraries are not installed. */
const ignoredPaths = String.raw`^[^/]+/[^/]+/(dist|data|\.cache)/|^tools/[a-z]+/fixtures/|^packages/create-foyer/templates/${hasPeers() ? '' : '|^bench/peers/'}`
const plantedFolder = 'tools/check/fixtures/imports'

// dependency-cruiser 17 tells swc that a .tsx file is .ts, so that it fails at the first JSX. Version 18 does not, but
// requires Node 22.
const { parseFileSync } = swc
Object.assign(swc, {
  parseFileSync: (/** @type {string} */ file, /** @type {import('@swc/core').TsParserConfig} */ options) =>
    parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') }),
})

process.chdir(root)
finish([...(await findViolations()), ...(await findSilentRules())])

async function findViolations() {
  const { modules, violations } = await cruisePaths(folders, ignoredPaths)
  const knownSources = new Set(modules.map(({ source }) => source))
  const missed = folders
    .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
    .filter(
      (file) =>
        /\.(ts|tsx|mjs)$/.test(file) && !new RegExp(ignoredPaths).test(file) && !knownSources.has(file),
    )
  return [
    ...violations.map(({ rule, from, to }) => `${rule.name}: ${from}${from === to ? '' : ` imports ${to}`}`),
    ...missed.map((file) => `Not read: ${file}`),
  ]
}

/** Every rule must find its planted violation: otherwise it may be broken. */
async function findSilentRules() {
  const { violations } = await cruisePaths([plantedFolder])
  const found = new Set(violations.map(({ rule }) => rule.name))
  return (configuration.forbidden ?? [])
    .filter(({ name = '' }) => !found.has(name))
    .map(({ name }) => `The rule ${name} did not find its planted violation in ${plantedFolder}.`)
}

/** @param {string[]} paths @param {string} [exclude] */
async function cruisePaths(paths, exclude) {
  const ruleSet = { forbidden: configuration.forbidden }
  const options = { ...configuration.options, ruleSet, validate: true, ...(exclude && { exclude }) }
  const { output } = await cruise(paths, options)
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with a text.')
  return { modules: output.modules, violations: output.summary.violations }
}
