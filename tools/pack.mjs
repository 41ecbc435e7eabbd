// @ts-check
// `npm run pack -- <folder>`: the three packages as they would be published, one tarball each.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { buildPackages } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { npm, root } from './programs.mjs'
import { listWorkspaces } from './workspaces.mjs'

/** Beside what the manifest's `files` name, npm would take these by itself. */
const always = ['README.md', 'LICENSE']

/** Folders of the packages, those first that the others need. */
export function listPackages() {
  return listWorkspaces().filter((folder) => folder.startsWith('packages/'))
}

/**
 * Packs all packages, from their builds as they are.
 * @param {string} destination a folder; it is made if need be
 * @returns {string[]} paths of the tarballs, in the order of `listPackages`
 */
export function packPackages(destination) {
  mkdirSync(destination, { recursive: true })
  return listPackages().map((folder) => packOne(folder, destination))
}

/** @param {string} folder @param {string} destination */
function packOne(folder, destination) {
  const from = join(root, folder)
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  const stage = mkdtempSync(join(tmpdir(), 'foyer-pack-'))
  try {
    for (const name of [...manifest.files, ...always.filter((file) => existsSync(join(from, file)))])
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

/** Without what leads to the repository: its sources, its scripts, what its tests need. @param {any} manifest */
function publicManifest({ scripts: _scripts, devDependencies: _devDependencies, ...manifest }) {
  const exports = Object.entries(manifest.exports).map(
    ([path, { 'foyer-source': _source, types, default: built }]) => [
      path,
      types ? { types, default: built } : built,
    ],
  )
  return { ...manifest, exports: Object.fromEntries(exports) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2)
  if (!folder) {
    console.error('Where to? npm run pack -- <folder>')
    process.exit(1)
  }
  ensureInstalled()
  await buildPackages()
  // npm changes into the repository's folder before it runs a script; INIT_CWD is where it was called.
  for (const file of packPackages(resolve(process.env.INIT_CWD ?? '.', folder))) console.log(file)
}
