// @ts-check
// Writes the licences of data that our packages have copied from others. Bundlers only list the licences of imported
// packages.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readText, root } from '../run/programs.mjs'

/** Each file, and the packages whose data the package contains. @type {[file: string, names: string[]][]} */
export const notices = [
  ['packages/core/NOTICE', ['@zxcvbn-ts/language-common', 'countries-and-timezones', 'libphonenumber-js']],
  ['packages/kit/NOTICE', ['simple-icons']],
]

/** The text of a file: a heading and licence per package, as in Vite's list of bundled licences. */
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
