// @ts-check
// Generates the states, provinces and the like of the countries that have a list of them.
import { addressData, hasStates } from './generate-address-formats.mjs'

/** @typedef {import('./generate-address-formats.mjs').AddressData} AddressData */

/** One line per country: its language, then each state's key, local name, and name in Latin letters. */
export function generateSubdivisions() {
  const rows = Array.from(addressData).flatMap(([country, row]) =>
    hasStates(row) ? [`${country} ${row.lang ?? ''}\t${listStates(row).join('~')}`] : [],
  )
  return `export const packedSubdivisions = ${JSON.stringify(rows.toSorted().join('\n'))}\n`
}

/** A part that equals the one before it is left out. @param {AddressData} row */
function listStates({ sub_keys = '', sub_names = sub_keys, sub_lnames = sub_names }) {
  const [names, latin] = [sub_names.split('~'), sub_lnames.split('~')]
  return sub_keys.split('~').map((key, at) => {
    const name = names[at] || key
    // Hong Kong's keys are its Latin names.
    const latinName = isLatin(latin[at] || name) ? latin[at] || name : key
    return [key, name === key ? '' : name, latinName === name ? '' : latinName].join('|').replace(/\|+$/, '')
  })
}

/** @param {string} text */
function isLatin(text) {
  return !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)
}
