// @ts-check
// Data that a package of ours has copied from others goes where the package goes, and so do the licences of it. A bundler knows only
// what is imported.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readText, root } from '../run/programs.mjs'

/** The file of a package of ours, and the packages whose data are in it. @type {[file: string, names: string[]][]} */
export const notices = [
  ['packages/core/NOTICE', ['@zxcvbn-ts/language-common', 'countries-and-timezones', 'libphonenumber-js']],
  ['packages/kit/NOTICE', ['simple-icons']],
]

/** The text of a file: a heading and the licence of each package, like the list that Vite writes of what is bundled. */
export function writeNotice(/** @type {[file: string, names: string[]]} */ [, names]) {
  return names.map(describeLicence).join('\n')
}

/** @param {string} name */
function describeLicence(name) {
  const folder = `node_modules/${name}`
  const { license, version } = JSON.parse(readText(`${folder}/package.json`))
  const file = readdirSync(join(root, folder)).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry))
  if (file === undefined) throw new Error(`${name} has no licence in its package: copy nothing of it.`)
  return `## ${name} - ${version} (${license})\n\n${readText(`${folder}/${file}`).trim()}\n`
}
