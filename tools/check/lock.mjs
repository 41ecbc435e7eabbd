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
  const isWritten = process.argv.includes('--write') && missing.length > 0
  if (isWritten) {
    const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) })
    // npm's own order, so that its next update has a small diff.
    packages.sort(([a], [b]) => a.localeCompare(b, 'en'))
    const text = JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)
    writeFileSync(root + name, `${text}\n`)
  }
  const remedy = 'npm ci will refuse it. Run `node tools/check/lock.mjs --write`.'
  return [
    ...(isWritten
      ? []
      : missing.map(([path, { version }]) => `Not in ${name}: ${path} ${version}. ${remedy}`)),
    ...findTooNew(lock.packages).map(
      ([path, wanted]) =>
        `In ${name}: ${path} wants Node ${wanted}, and we promise ${oldestNode}: npm ci will warn of it. ` +
        'Lock a version that does not, by `overrides` in package.json if need be.',
    ),
  ]
}

/** Packages that require a newer Node, with its version. @param {Record<string, Locked>} packages @returns {[string, string][]} */
export function findTooNew(packages) {
  return Object.entries(packages).flatMap(([path, { engines: { node: wanted = '*' } = {} }]) =>
    semver.satisfies(oldestNode, wanted) ? [] : [[path, wanted]],
  )
}

/** The binaries of other systems that are not in the lock. @param {Record<string, Locked>} packages @returns {[string, Locked][]} */
export function findMissing(packages) {
  return Object.entries(packages).flatMap(([path, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => !isLocked(packages, path, name, version))
      .map(([name, version]) => {
        const place = path.slice(0, path.lastIndexOf('node_modules/'))
        return /** @type {[string, Locked]} */ ([
          `${place}node_modules/${name}`,
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
  for (let at = `${path}/`; ; at = at.slice(0, at.lastIndexOf('node_modules/', at.length - 2))) {
    const locked = packages[`${at === '/' ? '' : at}node_modules/${name}`]
    if (locked) return /^[~^]/.test(version) || locked.version === version
    if (!at.includes('node_modules/')) return false
  }
}

/** The systems of a binary, read from its name: `@esbuild/darwin-arm64`, `…-linux-arm-musleabihf`. @param {string} name */
function readSystem(name) {
  const find = (/** @type {RegExp} */ known) => name.split(/[/-]/).find((part) => known.test(part))
  const os = find(/^(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/)
  const cpu = find(/^(arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)$/)
  const libc = name.includes('-musl') ? 'musl' : /-linux-.*-gnu/.test(name) ? 'glibc' : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && { libc: [libc] }) }
}
