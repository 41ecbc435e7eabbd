// @ts-check
// Finds and installs programs of this machine.
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'

export const isRoot = process.getuid?.() === 0

/**
 * Returns the path of the first program that exists; an environment variable with a path wins. @param {readonly
 * string[]} names @param {string} [variable]
 */
export function findProgram(names, variable = '') {
  const chosen = process.env[variable]
  if (chosen && !isExecutable(chosen)) throw new Error(`${variable} is ${chosen}, and no program is there.`)
  if (chosen) return chosen
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Installs Debian packages, if this is Debian and the user is root. @param {string[]} packages @param {string[]} options */
export function installPackages(packages, ...options) {
  if (!isRoot || !existsSync('/usr/bin/apt-get') || packages.length === 0) return
  console.log(`Installing ${packages.join(', ')} …`)
  if (run('apt-get', 'update')) run('apt-get', 'install', '-y', ...options, ...packages)
}

/** Runs a command. Returns whether it succeeded; the caller reports what is missing. @param {string} command @param {string[]} args */
export function run(command, ...args) {
  try {
    // Without this apt asks questions.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    return true
  } catch {
    return false
  }
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
