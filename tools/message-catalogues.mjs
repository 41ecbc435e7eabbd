// @ts-check
// What is wrong with the catalogues of packages/core/messages?
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { casesOf, compileMessage, listChoices, listPlaces, listSentences } from './compile-message.mjs'
import { root } from './programs.mjs'

/**
 * @typedef {Record<string, string>} Group ICU text by key
 * @typedef {{ kit: Record<string, Group> } & Record<string, Group>} Catalogue
 */

/** In the order of `locales` in packages/core/src/wire/locales.ts; a test compares. English is what the others are held to. */
export const locales = /** @type {const} */ ([
  'en-001',
  'ru-RU',
  'ar-XX',
  'es',
  'de-DE',
  'fr',
  'ja-JP',
  'ko-KR',
  'pt-BR',
  'id-ID',
])

/** @param {string} locale @returns {Catalogue} */
export function readCatalogue(locale) {
  return JSON.parse(readFileSync(join(root, `packages/core/messages/${locale}.json`), 'utf8'))
}

/** All messages of a catalogue, those of the kit out of their groups. @param {Catalogue} catalogue @returns {Group} */
export function flatten({ kit, ...groups }) {
  return Object.assign({}, ...Object.values(kit), ...Object.values(groups))
}

/** The plural forms of a language that whole numbers up to a thousand take: no number of our sentences is larger. @param {string} language */
function listPluralForms(language) {
  const rules = new Intl.PluralRules(language)
  return new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)))
}

/**
 * What is wrong, one line each. Empty: nothing.
 * @param {Readonly<Record<string, Catalogue>>} catalogues English first
 * @param {string} code all code of the product, without the catalogues
 */
export function findProblems(catalogues, code) {
  const [[, english] = ['', undefined], ...others] = Object.entries(catalogues)
  if (english === undefined) return ['There is no catalogue.']
  const unused = Object.keys(flatten(english)).filter((key) => !isUsed(key, code))
  return [
    ...unused.map((key) => `en-001: ${key} is said nowhere in the code.`),
    ...Object.entries(catalogues).flatMap(([locale, catalogue]) =>
      Object.entries(flatten(catalogue)).flatMap(([key, text]) =>
        findTextProblems(text, locale).map((problem) => `${locale}: ${key} ${problem}`),
      ),
    ),
    ...others.flatMap(([locale, catalogue]) =>
      findDifferences(english, catalogue, locale).map((problem) => `${locale}: ${problem}`),
    ),
  ]
}

/** Keys that code puts together, and how the code does it. */
const patterns = /** @type {const} */ ([
  [/^validation_/, 'validation_${'],
  [/^error_/, 'error_${'],
  [/^date_format_(dmy|ymd)$/, 'date_format_${'],
  [/^theme_(light|dark|system)$/, 'theme_${'],
  [/^snackbar_(info|success|error)$/, 'snackbar_${'],
  [/^requirement_has\w+Symbol$|^requirement_passwordsTooSimilar$/, 'requirement_${'],
])

/** @param {string} key @param {string} code */
function isUsed(key, code) {
  return (
    new RegExp(`['"\`.]${key}\\b`).test(code) ||
    patterns.some(([keys, template]) => keys.test(key) && code.includes(`\`${template}`))
  )
}

/** @param {string} text @param {string} locale */
function findTextProblems(text, locale) {
  let message
  try {
    message = compileMessage(text, locale)
  } catch (error) {
    return [`is ill-formed: ${error instanceof Error ? error.message : 'for no known reason'}.`]
  }
  const sentences = listSentences(message)
  const problems = []
  for (const choice of listChoices(message)) {
    const language = choice.in
    if (language === undefined) continue
    /** @type {readonly string[]} */
    const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const missing = [...listPluralForms(language)].filter((form) => !(form in choice))
    const foreign = casesOf(choice).flatMap(([form]) => (known.includes(form) ? [] : [form]))
    if (missing.length > 0) problems.push(`lacks the plural form ${missing.join(', ')}.`)
    if (foreign.length > 0)
      problems.push(`has a plural form that the language has not: ${foreign.join(', ')}.`)
  }
  if (sentences.some((sentence) => sentence.trim() === '')) problems.push('is empty.')
  if (sentences.some((sentence) => sentence !== sentence.trim() || / {2}/.test(sentence)))
    problems.push('has blanks too many.')
  if (sentences.some((sentence) => /['"!！]/.test(sentence)))
    problems.push('has a straight quotation mark, or an exclamation mark.')
  // French parts these signs from their word, by a blank that does not break.
  if (
    locale.startsWith('fr') &&
    sentences.some((sentence) => /(?<![\u202F\u00A0\d/])[:;?»]|«(?![\u202F\u00A0])/.test(sentence))
  )
    problems.push('lacks a narrow no-break space before : ; ? or inside « ».')
  return problems
}

/** @param {Catalogue} english @param {Catalogue} other @param {string} locale */
function findDifferences(english, other, locale) {
  const problems = []
  const groupsOf = (/** @type {Catalogue} */ { kit, ...groups }) => ({ ...prefixKeys(kit), ...groups })
  const theirs = groupsOf(other)
  for (const [name, group] of Object.entries(groupsOf(english))) {
    for (const key of Object.keys(group))
      if (theirs[name]?.[key] === undefined) problems.push(`${name} lacks ${key}.`)
  }
  const ours = groupsOf(english)
  for (const [name, group] of Object.entries(theirs)) {
    for (const [key, text] of Object.entries(group)) {
      const model = ours[name]?.[key]
      if (model === undefined) problems.push(`${name} has ${key}, and English has not.`)
      else problems.push(...comparePlaces(key, model, text, locale))
    }
  }
  return problems
}

/** @param {string} key @param {string} english @param {string} text @param {string} locale */
function comparePlaces(key, english, text, locale) {
  try {
    if (text === '') return [] // Said above.
    const wanted = listPlaces(compileMessage(english, 'en-001')).join(', ')
    const found = listPlaces(compileMessage(text, locale)).join(', ')
    return wanted === found ? [] : [`${key} has the places [${found}], and English has [${wanted}].`]
  } catch {
    return [] // Said above, as ill-formed.
  }
}

/** @param {Record<string, Group>} kit @returns {Record<string, Group>} */
function prefixKeys(kit) {
  return Object.fromEntries(Object.entries(kit).map(([name, group]) => [`kit.${name}`, group]))
}
