// @ts-check
// Does each package-lock.json have the binaries of every system, not only of the one it was written on?
// npm drops the others when it updates a lock beside an installed node_modules (npm/cli issue 4828), and then `npm ci`
// refuses the lock. `node tools/lock.mjs --write` puts them back.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from './programs.mjs'

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} Locked
 */

for (const name of ['package-lock.json', 'bench/package-lock.json']) {
  const file = join(root, name)
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = findMissing(lock.packages)

  if (process.argv.includes('--write') && missing.length > 0) {
    const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) })
    // npm's own order, so that its next update changes no more than it has to.
    packages.sort(([a], [b]) => a.localeCompare(b, 'en'))
    writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
  } else if (missing.length > 0) {
    for (const [path, { version }] of missing) console.error(`Not in ${name}: ${path} ${version}`)
    console.error('npm ci will refuse it. Run `node tools/lock.mjs --write`.')
    process.exitCode = 1
  }
}

/** @param {Record<string, Locked>} packages @returns {[string, Locked][]} */
function findMissing(packages) {
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

/** As Node looks for it: beside the one that needs it, and in every folder above. @param {Record<string, Locked>} packages @param {string} path @param {string} name @param {string} version */
function isLocked(packages, path, name, version) {
  for (let at = `${path}/`; ; at = at.slice(0, at.lastIndexOf('node_modules/', at.length - 2))) {
    const locked = packages[`${at === '/' ? '' : at}node_modules/${name}`]
    if (locked) return /^[~^]/.test(version) || locked.version === version
    if (!at.includes('node_modules/')) return false
  }
}

/** Which systems a binary is for, as its name says it: `@esbuild/darwin-arm64`, `…-linux-arm-musleabihf`. @param {string} name */
function readSystem(name) {
  const parts = name.split(/[/-]/)
  const os = parts.find((part) =>
    /^(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/.test(part),
  )
  const cpu = parts.find((part) =>
    /^(arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)$/.test(part),
  )
  const libc = /-musl/.test(name) ? 'musl' : /-linux-.*-gnu/.test(name) ? 'glibc' : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && { libc: [libc] }) }
}
