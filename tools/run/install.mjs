// @ts-check
// Runs `npm ci` if not everything of a package-lock.json is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { npm, readText, root } from './programs.mjs'

/** Ends the process with one line if this Node is too old. */
function requireNode() {
  const { engines } = JSON.parse(readText('package.json'))
  const [wanted = '0'] = /\d+\.\d+/.exec(engines.node) ?? []
  const { node } = process.versions
  if (!isAtLeast(node, wanted))
    fail(
      `Foyer needs Node ${wanted} or newer, and this is ${node}. Install a newer one from https://nodejs.org.`,
    )
}

/** Installs the dependencies if they are missing. Quiet unless it fails. @param {string} [folder] of the lock, relative to the root */
export function ensureInstalled(folder = '.') {
  requireNode()
  const cwd = join(root, folder)
  if (isInstalled(cwd)) return
  console.log(`Installing dependencies${folder === '.' ? '' : ` of ${folder}/`} (npm ci) …`)
  const [file = '', ...args] = npm('ci', '--loglevel=error', '--prefer-offline')
  const { status, stdout, stderr, error } = spawnSync(file, args, { cwd, encoding: 'utf8' })
  if (status === 0) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
  fail(`npm ci failed${error ? `: ${error.message}` : ''}. Its output is above; mend that and start again.`)
}

/** Compares contents instead of times, because a checkout touches package-lock.json without changing it. @param {string} folder */
function isInstalled(folder) {
  // npm writes this file last, so an interrupted installation does not count.
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'))
  const lockedPackages = readPackages(join(folder, 'package-lock.json'))
  return Object.entries(lockedPackages).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') || optional || link || installed[path]?.version === version,
  )
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
const readPackages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/** Are the optional libraries installed with which bench/ compares Foyer? Checks read its code only then. */
export const hasPeers = () => existsSync(join(root, 'bench/node_modules/.package-lock.json'))

/** @param {string} version @param {string} minVersion */
function isAtLeast(version, minVersion) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = minVersion.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
