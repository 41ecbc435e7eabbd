// @ts-check
// `npm run build`: every workspace that has a build. `npm start` builds the apps whose sources have changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { npm, root } from './programs.mjs'
import { endStepsOnSignals, runStep, runSteps } from './steps.mjs'
import { listWorkspaces } from './workspaces.mjs'

const stamps = join(root, 'node_modules/.cache/foyer')
const notSources = new Set(['node_modules', 'dist', '.cache', 'data'])

/** What an app is built from, beside its own folder. */
const sharedSources = ['packages', 'package-lock.json', 'tsconfig.base.json', 'tools/bundle.mjs']

/** The build steps of all workspaces, packages first. */
export function listBuildSteps() {
  return listWorkspaces().filter(hasBuild).map(buildStep)
}

/** Builds the packages, if one of them has changed since the last time: each is built against those before it. */
export async function buildPackages() {
  const packages = listWorkspaces().filter((folder) => folder.startsWith('packages/'))
  const hash = hashSources([...sharedSources, 'tools/build-package.mjs', 'tsconfig.build.json'])
  const stamp = join(stamps, 'packages.hash')
  if (packages.every((folder) => existsSync(join(root, folder, 'dist'))) && readText(stamp) === hash) return
  console.log('Building …')
  for (const folder of packages) await build(folder)
  mkdirSync(stamps, { recursive: true })
  writeFileSync(stamp, hash)
}

/** Builds those of the apps that have changed since their last build. @param {string[]} apps */
export async function buildChanged(apps, say = console.log) {
  const shared = hashSources(sharedSources)
  const changed = apps
    .map((app) => ({
      app,
      hash: shared + hashSources([app]),
      stamp: join(stamps, `${app.replaceAll('/', '-')}.hash`),
    }))
    .filter(({ app, hash, stamp }) => !existsSync(join(root, app, 'dist')) || readText(stamp) !== hash)
  if (changed.length > 0) say('Building …')
  for (const { app, hash, stamp } of changed) {
    await build(app)
    mkdirSync(stamps, { recursive: true })
    writeFileSync(stamp, hash)
  }
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

/** @param {string} folder */
function hasBuild(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts?.build !== undefined
}

/** One hash of names and contents of all files below these paths. @param {string[]} paths */
function hashSources(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(listFiles)) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !notSources.has(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    )
}

/** @param {string} file */
function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endStepsOnSignals()
  ensureInstalled()
  // One after the other: a package is built against the declarations of those before it.
  const results = await runSteps(listBuildSteps(), console.log, 1)
  process.exitCode = results.every((result) => result.isPassed) ? 0 : 1
}
