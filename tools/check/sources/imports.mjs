// @ts-check
// Do all imports keep to the rules of .dependency-cruiser.cjs, and would a broken rule be noticed?
import process from 'node:process'
import swc from '@swc/core'
import { cruise } from 'dependency-cruiser'
import configuration from '../../../.dependency-cruiser.cjs'
import { hasPeers } from '../../run/install.mjs'
import { root } from '../../run/programs.mjs'
import { finish } from '../finish.mjs'
import { listFiles } from '../../run/list-files.mjs'

const folders = ['packages', 'apps', 'e2e', 'tools', 'bench', 'proof']
/** What is not read: what is built, planted violations, and what imports libraries that are not there. */
const unread = String.raw`^[^/]+/[^/]+/(dist|data|\.cache)/|^tools/[a-z]+/fixtures/${hasPeers() ? '' : '|^bench/peers/'}`
const planted = 'tools/check/fixtures/imports'

// Of every .tsx, dependency-cruiser 17 stops at the first JSX: it tells swc that the file is .ts. Version 18 does not, and wants Node 22.
const { parseFileSync } = swc
Object.assign(swc, {
  parseFileSync: (/** @type {string} */ file, /** @type {import('@swc/core').TsParserConfig} */ options) =>
    parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') }),
})

process.chdir(root)
finish([...(await findViolations()), ...(await findSilentRules())])

async function findViolations() {
  const { modules, violations } = await read(folders, unread)
  const known = new Set(modules.map(({ source }) => source))
  const missed = folders
    .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !new RegExp(unread).test(file) && !known.has(file))
  return [
    ...violations.map(({ rule, from, to }) => `${rule.name}: ${from}${from === to ? '' : ` imports ${to}`}`),
    ...missed.map((file) => `Not read: ${file}`),
  ]
}

/** A rule that finds nothing may be broken itself, so each has a planted violation that it must find. */
async function findSilentRules() {
  const { violations } = await read([planted])
  const found = new Set(violations.map(({ rule }) => rule.name))
  return (configuration.forbidden ?? [])
    .filter(({ name = '' }) => !found.has(name))
    .map(({ name }) => `The rule ${name} did not find its planted violation in ${planted}.`)
}

/** @param {string[]} paths @param {string} [exclude] */
async function read(paths, exclude) {
  const ruleSet = { forbidden: configuration.forbidden }
  const options = { ...configuration.options, ruleSet, validate: true, ...(exclude && { exclude }) }
  const { output } = await cruise(paths, options)
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with a text.')
  return { modules: output.modules, violations: output.summary.violations }
}
