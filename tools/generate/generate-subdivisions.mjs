// @ts-check
// Generates the states, provinces and other subdivisions of the countries for which there are lists.
import { addressData, data, hasStates } from './generate-address-formats.mjs'
import { locales } from './message-catalogues.mjs'

/** @typedef {import('./generate-address-formats.mjs').AddressData} AddressData */

const languages = new Set(locales.map((locale) => locale.split('-')[0]))

/**
 * One line per country: its language, and its second language if that is one of ours; then each state's key, local name, name in
 * Latin letters, and name in the second language.
 */
export function generateSubdivisions() {
  const rows = Array.from(addressData).flatMap(([country, row]) => {
    if (!hasStates(row)) return []
    const otherLanguage = findOtherLanguage(country)
    const languageTags = [row.lang ?? '', otherLanguage?.lang].join(' ').trimEnd()
    return [`${country} ${languageTags}\t${listStates(row, otherLanguage).join('~')}`]
  })
  return `export const packedSubdivisions = ${JSON.stringify(rows.toSorted().join('\n'))}\n`
}

/** The data of a country in another language, for example French in Canada. @param {string} country @returns {AddressData | undefined} */
function findOtherLanguage(country) {
  return Object.entries(data).find(
    ([key, row]) => key.startsWith(`${country}--`) && row.sub_names && languages.has(row.lang),
  )?.[1]
}

/** A name that equals the previous one is left out. @param {AddressData} row @param {AddressData} [further] */
function listStates(
  { sub_keys = '', sub_names = sub_keys, sub_lnames = sub_names, sub_isoids = '' },
  further,
) {
  const [names, latin, codes] = [sub_names.split('~'), sub_lnames.split('~'), sub_isoids.split('~')]
  const furtherNames = further?.sub_names?.split('~') ?? []
  // The second language has another order and its own keys, so states are matched by their ISO codes.
  const otherCodes = further?.sub_isoids?.split('~') ?? []
  return sub_keys.split('~').map((key, index) => {
    const name = names[index] || key
    // Hong Kong's keys are its Latin names.
    const latinName = isLatin(latin[index] || name) ? latin[index] || name : key
    const otherName = furtherNames[otherCodes.indexOf(codes[index] ?? '')] ?? ''
    const parts = [
      key,
      name === key ? '' : name,
      latinName === name ? '' : latinName,
      otherName === latinName ? '' : otherName,
    ]
    return parts.join('|').replace(/\|+$/, '')
  })
}

/** @param {string} text */
function isLatin(text) {
  return !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)
}
