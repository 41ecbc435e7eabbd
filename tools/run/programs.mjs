// @ts-check
// Finds the project's root, and starts programs without a shell or npx.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The text of a file, by its path from the root. @param {string} file */
export const readText = (file) => readFileSync(join(root, file), 'utf8')

/** Is the module the script that Node was started with, as opposed to an imported module? @param {ImportMeta} meta */
export const isProgram = (meta) => process.argv[1] === fileURLToPath(meta.url)

/** The command line of an installed package's program: node and its script. @param {string} name @param {string} [bin] */
export function program(name, bin = name) {
  const folder = join(root, 'node_modules', name)
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [process.execPath, join(folder, typeof bins === 'string' ? bins : bins[bin])]
}

/** The command line of npm: the same npm that runs this script, if any. @param {string[]} args */
export function npm(...args) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [process.execPath, script, ...args] : ['npm', ...args]
}

/** The folder argument of a script in package.json. Ends the process if there is none. @param {string} script */
export function readDestination(script) {
  const [folder] = process.argv.slice(2)
  // npm runs scripts in the repository's folder; INIT_CWD is the folder in which it was called.
  if (folder) return resolve(process.env.INIT_CWD ?? '.', folder)
  console.error(`Where to? npm run ${script} -- <folder>`)
  process.exit(1)
}

/**
 * Environment variables for an npm that installs during a check: it prefers its cache to the network, and retries after 20 s without an
 * answer, instead of npm's five minutes. Times are in ms.
 */
export const npmSettings = {
  npm_config_prefer_offline: 'true',
  npm_config_fetch_timeout: '20000',
  npm_config_fetch_retries: '5',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
}
