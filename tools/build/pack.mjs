// @ts-check
// `npm run pack -- <folder>`: packs the packages as for publishing, one tarball each.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
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
  const stagingFolder = mkdtempSync(join(tmpdir(), 'foyer-pack-'))
  try {
    const folders = listPackages().map((folder) => stageFiles(folder, join(stagingFolder, basename(folder))))
    // All in one call, because npm takes longer to start than to pack.
    const [file = '', ...args] = npm('pack', '--silent', '--pack-destination', destination, ...folders)
    const names = execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
    return names
      .trim()
      .split('\n')
      .map((name) => join(destination, name))
  } finally {
    rmSync(stagingFolder, { recursive: true, force: true })
  }
}

/** Copies the files that a package is published with. @param {string} folder @param {string} target @returns {string} `target` */
function stageFiles(folder, target) {
  const from = join(root, folder)
  const manifest = JSON.parse(readText(`${folder}/package.json`))
  // Besides the manifest's `files`, npm always includes these.
  const always = ['README.md', 'LICENSE'].filter((file) => existsSync(join(from, file)))
  for (const name of [...manifest.files, ...always])
    cpSync(join(from, name), join(target, name), { recursive: true })
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(publicManifest(manifest), null, 2)}\n`)
  return target
}

/** Removes what only works inside the repository: sources, scripts, dependencies of tests. @param {any} manifest */
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
