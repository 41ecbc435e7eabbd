// @ts-check
// Creates the apps of the guides in empty folders: code blocks with file names, and commands with the folder to run them in.
import { execSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packPackages } from '../build/pack.mjs'
import { npmSettings, readText } from './programs.mjs'

/**
 * The named code blocks under a heading, in order.
 * @param {string} guide @param {string} heading without its number signs
 */
export function readGuide(guide, heading) {
  const [, level = '', after = ''] =
    new RegExp(`\\n(##+) ${heading}\\n([\\s\\S]*)`).exec(readText(guide)) ?? []
  if (level === '') throw new Error(`${guide} has no heading "${heading}".`)
  const end = new RegExp(`\\n#{1,${level.length}} `).exec(after)
  const pieces = after.slice(0, end?.index).matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)
  return Array.from(pieces, ([, language, name = '', code = '']) => ({ language, name, code }))
}

/**
 * Follows a guide step by step: packs the packages, writes the files, runs the commands.
 * @param {string} guide @param {string} heading @param {string} folder @param {NodeJS.ProcessEnv} env of the commands
 */
export function runGuide(guide, heading, folder, env) {
  for (const { language, name, code } of readGuide(guide, heading)) {
    if (language === 'sh') {
      for (const line of code.trim().split('\n')) runLine(`${guide}: ${line}`, line, name, folder, env)
    } else {
      const file = join(folder, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, code)
    }
  }
}

/** @param {string} title @param {string} line @param {string} location @param {string} folder @param {NodeJS.ProcessEnv} env */
function runLine(title, line, location, folder, env) {
  const [, into] = /^npm run pack -- \.\.\/shop\/(\S+)$/.exec(line) ?? []
  if (location === 'foyer' && into !== undefined) {
    packPackages(join(folder, into))
    return
  }
  if (location !== 'shop') throw new Error(`A command for nobody in ${title}`)
  runCommand(line, folder, env)
}

/** Runs a command of a guide, quiet unless it fails. @param {string} line @param {string} cwd @param {NodeJS.ProcessEnv} env */
export function runCommand(line, cwd, env) {
  try {
    execSync(line, { cwd, env: { ...env, ...npmSettings }, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error)
    throw new Error(`${line}\n${stdout}${stderr}`, { cause: error })
  }
}
