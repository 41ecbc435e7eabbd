// @ts-check
// Where is the project, and how is a program started without a shell and without npx?
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The text of a file, by its path from the root. @param {string} file */
export const readText = (file) => readFileSync(join(root, file), 'utf8')

/** Is the module the script that Node was started with, and not one that it imports? @param {ImportMeta} meta */
export const isProgram = (meta) => process.argv[1] === fileURLToPath(meta.url)

/** Command line of an installed package's program: node, then its script. @param {string} name @param {string} [bin] */
export function program(name, bin = name) {
  const folder = join(root, 'node_modules', name)
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [process.execPath, join(folder, typeof bins === 'string' ? bins : bins[bin])]
}

/** Command line of npm: the very one that runs this, if one does. @param {string[]} args */
export function npm(...args) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [process.execPath, script, ...args] : ['npm', ...args]
}

/** The folder that a script of package.json is called with. Ends the process if there is none. @param {string} script */
export function readDestination(script) {
  const [folder] = process.argv.slice(2)
  // npm changes into the repository's folder before it runs a script; INIT_CWD is where it was called.
  if (folder) return resolve(process.env.INIT_CWD ?? '.', folder)
  console.error(`Where to? npm run ${script} -- <folder>`)
  process.exit(1)
}
