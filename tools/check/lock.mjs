// @ts-check
// Checks that each package-lock.json lists the binaries of every system, and that every package in it runs on the
// oldest supported Node. npm drops the binaries of other systems when it updates a lock beside an installed
// node_modules (npm/cli issue 4828), and then `npm ci` rejects the lock. `node tools/check/lock.mjs --write` adds them
// again.
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import semver from 'semver'
import { isProgram, readText, root } from '../run/programs.mjs'
import { finish } from './finish.mjs'

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   engines?: { node?: string }, optionalDependencies?: Record<string, string> }} Locked
 */

/** The minimum version in package.json: `>=20.19` is 20.19.0. */
const oldestNode = semver.minVersion(JSON.parse(readText('package.json')).engines.node)?.version ?? ''
if (isProgram(import.meta)) finish(['package-lock.json', 'bench/package-lock.json'].flatMap(checkLock))

/** @param {string} name */
function checkLock(name) {
  const lock = JSON.parse(readText(name))
  const missing = findMissing(lock.packages)
  const shouldWrite = process.argv.includes('--write') && missing.length > 0
  if (shouldWrite) {
    const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) })
    // npm's own order, so that its next update has a small diff.
    packages.sort(([a], [b]) => a.localeCompare(b, 'en'))
    const text = JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)
    writeFileSync(root + name, `${text}\n`)
  }
  const advice = 'npm ci will refuse it. Run `node tools/check/lock.mjs --write`.'
  return [
    ...(shouldWrite
      ? []
      : missing.map(([path, { version }]) => `Not in ${name}: ${path} ${version}. ${advice}`)),
    ...findTooNew(lock.packages).map(
      ([path, requiredVersion]) =>
        `In ${name}: ${path} wants Node ${requiredVersion}, and we promise ${oldestNode}: npm ci will warn of it. ` +
        'Lock a version that does not, by `overrides` in package.json if need be.',
    ),
  ]
}

/** Packages that require a newer Node, with its version. @param {Record<string, Locked>} packages @returns {[string, string][]} */
export function findTooNew(packages) {
  return Object.entries(packages).flatMap(([path, { engines: { node: requiredNode = '*' } = {} }]) =>
    semver.satisfies(oldestNode, requiredNode) ? [] : [[path, requiredNode]],
  )
}

/** The binaries of other systems that are not in the lock. @param {Record<string, Locked>} packages @returns {[string, Locked][]} */
export function findMissing(packages) {
  return Object.entries(packages).flatMap(([path, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => !isLocked(packages, path, name, version))
      .map(([name, version]) => {
        const parentFolder = path.slice(0, path.lastIndexOf('node_modules/'))
        return /** @type {[string, Locked]} */ ([
          `${parentFolder}node_modules/${name}`,
          { version: version.replace(/^[~^]/, ''), ...readSystem(name), ...(dev && { dev }), optional: true },
        ])
      }),
  )
}

/**
 * Resolves like Node: beside the package that needs it, and in every folder above. @param {Record<string, Locked>}
 * packages @param {string} path @param {string} name @param {string} version
 */
function isLocked(packages, path, name, version) {
  for (
    let folder = `${path}/`;
    ;
    folder = folder.slice(0, folder.lastIndexOf('node_modules/', folder.length - 2))
  ) {
    const locked = packages[`${folder === '/' ? '' : folder}node_modules/${name}`]
    if (locked) return /^[~^]/.test(version) || locked.version === version
    if (!folder.includes('node_modules/')) return false
  }
}

/** The systems of a binary, read from its name: `@esbuild/darwin-arm64`, `…-linux-arm-musleabihf`. @param {string} name */
function readSystem(name) {
  const find = (/** @type {RegExp} */ pattern) => name.split(/[/-]/).find((part) => pattern.test(part))
  const os = find(/^(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/)
  const cpu = find(/^(arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)$/)
  const libc = name.includes('-musl') ? 'musl' : /-linux-.*-gnu/.test(name) ? 'glibc' : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && { libc: [libc] }) }
}
