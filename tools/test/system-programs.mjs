// @ts-check
// Finds and installs programs on this machine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { endWithSteps } from '../run/steps.mjs'

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
export async function installPackages(packages, ...options) {
  if (!isRoot || !existsSync('/usr/bin/apt-get') || packages.length === 0) return
  console.log(`Installing ${packages.join(', ')} …`)
  if (await run('apt-get', 'update')) await run('apt-get', 'install', '-y', ...options, ...packages)
}

/** Runs a command. Returns whether it succeeded; the caller reports what is missing. @param {string} command @param {string[]} args */
export async function run(command, ...args) {
  // Without this, apt asks questions.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    endWithSteps(child)
    const [code] = await once(child, 'exit')
    return code === 0
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
