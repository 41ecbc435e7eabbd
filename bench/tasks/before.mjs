// @ts-check
// Builds the previous version: its files as committed, installed and built, and cached for the next run.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { npm, root } from '../../tools/run/programs.mjs'

/** The last commit before the account became rooms and the checkout asked for a name. */
export const commitBefore = '05f3dc1b'

/**
 * @param {string} commit @param {(text: string) => void} print
 * @returns {string} the folder of its files, with `apps/{server,sandbox,web}/dist`
 * @throws {Error} if the repository does not have the commit, or it cannot be built
 */
export function buildVersion(commit, print) {
  const hash = readHash(commit)
  const folder = join(root, 'node_modules/.cache/foyer/before', hash)
  if (existsSync(folder)) return folder
  print(`building ${commit}, once`)
  // Outside node_modules, because compilers treat code there as a library's.
  const buildFolder = mkdtempSync(join(tmpdir(), 'foyer-before-'))
  try {
    const archive = join(buildFolder, 'files.tar')
    execFileSync('git', ['archive', `--output=${archive}`, hash], { cwd: root })
    execFileSync('tar', ['-xf', archive], { cwd: buildFolder })
    rmSync(archive)
    runNpm(buildFolder, 'ci', '--no-audit', '--no-fund')
    for (const app of ['server', 'sandbox', 'web'])
      runNpm(buildFolder, 'run', 'build', '--workspace', `apps/${app}`)
    moveIntoCache(buildFolder, folder)
  } finally {
    rmSync(buildFolder, { recursive: true, force: true })
  }
  return folder
}

/** @param {string} commit */
function readHash(commit) {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], {
      cwd: root,
      encoding: 'utf8',
    }).trim()
  } catch {
    throw new Error(
      `The repository has no commit ${commit}: fetch its history (git fetch --unshallow), or name another with --before.`,
    )
  }
}

/** @param {string} cwd @param {string[]} args */
function runNpm(cwd, ...args) {
  const [file = '', ...rest] = npm(...args)
  execFileSync(file, rest, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Copied under a temporary name first, so that a folder with the final name is always complete. @param {string} source @param {string} folder */
function moveIntoCache(source, folder) {
  const partialFolder = `${folder}.part`
  mkdirSync(dirname(folder), { recursive: true })
  rmSync(partialFolder, { recursive: true, force: true })
  cpSync(source, partialFolder, { recursive: true, verbatimSymlinks: true })
  renameSync(partialFolder, folder)
}
