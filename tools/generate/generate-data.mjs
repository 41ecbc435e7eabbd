// @ts-check
// `node tools/generate/generate-data.mjs`: writes the data tables of the packages, and their licences. A test compares them
// with a fresh run.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProgram, root } from '../run/programs.mjs'
import { notices, writeNotice } from './generate-notices.mjs'
import { generateAddressFormats } from './generate-address-formats.mjs'
import { generateCountryCurrencies } from './generate-country-currencies.mjs'
import { generateFlags } from './generate-flags.mjs'
import { generatePhoneGroups } from './phone/generate-phone-groups.mjs'
import { generatePhoneRegions } from './phone/generate-phone-regions.mjs'
import { generateSocialMarks } from './generate-social-marks.mjs'
import { generateSubdivisions } from './generate-subdivisions.mjs'
import { generateTimeZones } from './generate-time-zones.mjs'

/** Each file, its generator, and the source of its data. @type {[file: string, generate: () => string, from: string][]} */
export const tables = [
  ['packages/core/src/generated/address-formats.ts', generateAddressFormats, 'the data of libaddressinput'],
  ['packages/core/src/generated/country-currencies.ts', generateCountryCurrencies, 'the CLDR'],
  ['packages/core/src/generated/phone-groups.ts', generatePhoneGroups, 'the metadata of libphonenumber'],
  ['packages/core/src/generated/phone-regions.ts', generatePhoneRegions, 'the metadata of libphonenumber'],
  ['packages/core/src/generated/subdivisions.ts', generateSubdivisions, 'the data of libaddressinput'],
  ['packages/core/src/generated/time-zones.ts', generateTimeZones, 'the time zone database of IANA'],
  ['packages/kit/src/generated/flags.ts', generateFlags, 'country-flag-icons'],
  ['packages/kit/src/generated/social-marks.ts', generateSocialMarks, 'simple-icons'],
]

/** The text of a file. @param {[file: string, generate: () => string, from: string]} table */
export function writeTable([, generate, from]) {
  return `// Written by tools/generate/generate-data.mjs from ${from}. Change it there.\n${generate()}`
}

if (isProgram(import.meta)) {
  for (const table of tables) writeFileSync(join(root, table[0]), writeTable(table))
  for (const notice of notices) writeFileSync(join(root, notice[0]), writeNotice(notice))
}
