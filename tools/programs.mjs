// @ts-check
// How is a program started without a shell and without npx?
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

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
