// @ts-check
// `npm run build`: builds every workspace that has a build. `npm start` only builds apps whose sources have changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { listFiles } from '../run/list-files.mjs'
import { ensureInstalled } from '../run/install.mjs'
import { isProgram, npm, readText, root } from '../run/programs.mjs'
import { endStepsOnSignals, runStep, runSteps } from '../run/steps.mjs'
import { listPackages, listWorkspaces } from './workspaces.mjs'

/** The sources of an app outside of its own folder. */
const sharedSources = ['packages', 'package-lock.json', 'tsconfig.base.json', 'tools/build/bundle.mjs']

/** @typedef {{ name: string, folders: string[], sources: string[] }} Group workspaces that are built together */

/**
 * Builds every workspace and stores the hashes of their sources, so that `buildChanged` builds nothing again. @param
 * {(line: string) => void} print
 */
export async function buildAll(print) {
  const groups = [packageGroup(), ...listApps().map(appGroup)]
  const stamps = readStamps(groups)
  // One after the other, because a package is compiled against the declarations of the previous ones. Apps are built
  // from source.
  const packages = await runSteps(listPackages().map(buildStep), print, 1)
  const apps = await runSteps(listApps().map(buildStep), print)
  const results = [...packages, ...apps]
  const isBuilt = (/** @type {string} */ folder) =>
    results.some(({ name, isPassed }) => isPassed && name === buildStep(folder).name)
  for (const stamp of stamps) if (stamp.folders.every(isBuilt)) writeStamp(stamp)
  return results
}

/** Builds the packages if one of them has changed since the last build. */
export async function buildPackages() {
  await buildGroups([packageGroup()], console.log)
}

/** Builds the apps that have changed since their last build. @param {string[]} apps */
export async function buildChanged(apps, report = console.log) {
  await buildGroups(apps.map(appGroup), report)
}

/** @param {Group[]} groups @param {(line: string) => void} report */
async function buildGroups(groups, report) {
  const changed = readStamps(groups).filter(
    ({ folders, hash, file }) =>
      !folders.every((folder) => existsSync(join(root, folder, 'dist'))) ||
      !existsSync(file) ||
      readFileSync(file, 'utf8') !== hash,
  )
  if (changed.length > 0) report('Building …')
  for (const stamp of changed) {
    for (const folder of stamp.folders) await build(folder)
    writeStamp(stamp)
  }
}

/** The apps that have a build script. */
function listApps() {
  return listWorkspaces().filter(
    (folder) => folder.startsWith('apps/') && JSON.parse(readText(`${folder}/package.json`)).scripts?.build,
  )
}

/** @returns {Group} */
function packageGroup() {
  const sources = [...sharedSources, 'tools/build/build-package.mjs', 'tsconfig.build.json']
  return { name: 'packages', folders: listPackages(), sources }
}

/** @param {string} app @returns {Group} */
function appGroup(app) {
  return { name: app.replaceAll('/', '-'), folders: [app], sources: [...sharedSources, app] }
}

/** The current hash of each group's sources, and the file with the hash of the last build. @param {Group[]} groups */
function readStamps(groups) {
  const hashes = new Map(groups.flatMap(({ sources }) => sources).map((path) => [path, '']))
  for (const path of hashes.keys()) hashes.set(path, hashSources(path))
  return groups.map(({ name, folders, sources }) => ({
    folders,
    hash: sources.map((path) => hashes.get(path)).join('\n'),
    file: join(root, 'node_modules/.cache/foyer', `${name}.hash`),
  }))
}

/** @param {ReturnType<typeof readStamps>[number]} stamp */
function writeStamp({ file, hash }) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, hash)
}

/** Ends the process with the build's output if it fails. @param {string} folder */
async function build(folder) {
  const { isPassed, output } = await runStep(buildStep(folder))
  if (isPassed) return
  console.error(`${output}Building ${folder} failed. Its output is above.`)
  process.exit(1)
}

/** @param {string} folder */
function buildStep(folder) {
  return { name: `build ${folder}`, command: npm('run', 'build', '--silent', '-w', folder) }
}

/** Hashes a file, or the names and contents of all files below a folder. @param {string} path */
function hashSources(path) {
  const target = join(root, path)
  const files = statSync(target).isFile() ? [''] : listFiles(target).toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${path}/${file}\0`).update(readFileSync(join(target, file)))
  return hash.digest('hex')
}

if (isProgram(import.meta)) {
  endStepsOnSignals()
  ensureInstalled()
  const results = await buildAll(console.log)
  process.exitCode = results.every((result) => result.isPassed) ? 0 : 1
}
