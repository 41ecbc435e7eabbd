// @ts-check
// `npm run pack -- <folder>`: packs the packages as for publishing, one tarball each.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from '../run/install.mjs'
import { isProgram, npm, readDestination, readText, root } from '../run/programs.mjs'
import { buildPackages } from './build.mjs'
import { listPackages } from './workspaces.mjs'

/**
 * Packs all packages from their existing builds. @param {string} destination a folder, created if it does not exist
 * @returns {string[]} paths of the tarballs, in the order of `listPackages`
 */
export function packPackages(destination) {
  mkdirSync(destination, { recursive: true })
  return listPackages().map((folder) => packOne(folder, destination))
}

/** @param {string} folder @param {string} destination */
function packOne(folder, destination) {
  const from = join(root, folder)
  const manifest = JSON.parse(readText(`${folder}/package.json`))
  const stage = mkdtempSync(join(tmpdir(), 'foyer-pack-'))
  try {
    // Besides the manifest's `files`, npm always includes these.
    const always = ['README.md', 'LICENSE'].filter((file) => existsSync(join(from, file)))
    for (const name of [...manifest.files, ...always])
      cpSync(join(from, name), join(stage, name), { recursive: true })
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(publicManifest(manifest), null, 2)}\n`)
    const [file = '', ...args] = npm('pack', '--silent', '--pack-destination', destination)
    const name = execFileSync(file, args, {
      cwd: stage,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return join(destination, name.trim())
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/** Removes what only works inside of the repository: sources, scripts, dependencies of tests. @param {any} manifest */
function publicManifest({ scripts: _scripts, devDependencies: _devDependencies, ...manifest }) {
  const exports = Object.entries(manifest.exports).map(
    ([path, { 'foyer-source': _source, types, default: built }]) => [
      path,
      types ? { types, default: built } : built,
    ],
  )
  return { ...manifest, exports: Object.fromEntries(exports) }
}

if (isProgram(import.meta)) {
  const folder = readDestination('pack')
  ensureInstalled()
  await buildPackages()
  for (const file of packPackages(folder)) console.log(file)
}
