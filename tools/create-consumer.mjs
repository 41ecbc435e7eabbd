// @ts-check
// `npm run create-consumer -- <folder>`: the app of docs/embedding.md, made of that page's own pieces of code and commands.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { buildPackages } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { packPackages } from './pack.mjs'
import { root } from './programs.mjs'

const guide = 'docs/embedding.md'
const heading = 'From an empty folder'

/** @typedef {{ language: string, name: string, code: string }} Piece */

/** The pieces of code below the heading, in their order. @returns {Piece[]} */
function readPieces() {
  const [, after = ''] = readFileSync(join(root, guide), 'utf8').split(`\n## ${heading}\n`)
  const [section = ''] = after.split('\n## ')
  return [...section.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', name = '', code = '']) => ({ language, name, code }),
  )
}

/**
 * Does what the guide says, in its order: packs, writes the files, runs the commands.
 * @param {string} folder empty, or not there yet
 * @param {NodeJS.ProcessEnv} [env] of the commands
 */
export async function createConsumer(folder, env = process.env) {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty. Name another folder.`)
  await buildPackages()
  for (const { language, name, code } of readPieces()) {
    if (language !== 'sh') writePiece(join(folder, name), code)
    else for (const line of code.trim().split('\n')) runLine(line, name, folder, env)
  }
}

/** @param {string} file @param {string} code */
function writePiece(file, code) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, code)
}

/** @param {string} line @param {string} place @param {string} folder @param {NodeJS.ProcessEnv} env */
function runLine(line, place, folder, env) {
  const [, into] = /^npm run pack -- \.\.\/shop\/(\S+)$/.exec(line) ?? []
  if (place === 'foyer' && into !== undefined) {
    packPackages(join(folder, into))
    return
  }
  if (place !== 'shop') throw new Error(`${guide} has a command for nobody: ${line}`)
  // What is in npm's cache need not be asked for; the guide's reader has the same from the network.
  const npmSettings = {
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  }
  try {
    execFileSync(line, {
      shell: true,
      cwd: folder,
      env: { ...env, ...npmSettings },
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error)
    throw new Error(`${line}\n${stdout}${stderr}`, { cause: error })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2)
  if (!folder) {
    console.error('Where to? npm run create-consumer -- <folder>')
    process.exit(1)
  }
  ensureInstalled()
  // npm changes into the repository's folder before it runs a script; INIT_CWD is where it was called.
  const place = resolve(process.env.INIT_CWD ?? '.', folder)
  await createConsumer(place)
  console.log(`The app is in ${place}. Start Foyer, and it, as ${guide} says.`)
}
