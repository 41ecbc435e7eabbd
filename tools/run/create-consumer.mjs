// @ts-check
// `npm run create-consumer -- <folder>`: creates the app of docs/embedding.md from the code and commands of that page.
import { execSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { buildPackages } from '../build/build.mjs'
import { packPackages } from '../build/pack.mjs'
import { ensureInstalled } from './install.mjs'
import { isProgram, readDestination, readText } from './programs.mjs'

const guide = 'docs/embedding.md'
const heading = 'From an empty folder'

/** The code blocks below the heading, in order. */
function readPieces() {
  const [, after = ''] = readText(guide).split(`\n## ${heading}\n`)
  const [section = ''] = after.split('\n## ')
  const pieces = section.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)
  return Array.from(pieces, ([, language, name = '', code = '']) => ({ language, name, code }))
}

/**
 * Follows the guide in its order: packs, writes the files, runs the commands.
 * @param {string} folder empty, or not existing yet @param {NodeJS.ProcessEnv} [env] of the commands
 */
export async function createConsumer(folder, env = process.env) {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty. Name another folder.`)
  await buildPackages()
  for (const { language, name, code } of readPieces()) {
    if (language === 'sh') {
      for (const line of code.trim().split('\n')) runLine(line, name, folder, env)
    } else {
      const file = join(folder, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, code)
    }
  }
}

/** @param {string} line @param {string} place @param {string} cwd @param {NodeJS.ProcessEnv} env */
function runLine(line, place, cwd, env) {
  const [, into] = /^npm run pack -- \.\.\/shop\/(\S+)$/.exec(line) ?? []
  if (place === 'foyer' && into !== undefined) {
    packPackages(join(cwd, into))
    return
  }
  if (place !== 'shop') throw new Error(`${guide} has a command for nobody: ${line}`)
  // Prefers npm's cache to the network.
  const npmSettings = {
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  }
  try {
    execSync(line, { cwd, env: { ...env, ...npmSettings }, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error)
    throw new Error(`${line}\n${stdout}${stderr}`, { cause: error })
  }
}

if (isProgram(import.meta)) {
  const place = readDestination('create-consumer')
  ensureInstalled()
  await createConsumer(place)
  console.log(`The app is in ${place}. Start Foyer, and it, as ${guide} says.`)
}
