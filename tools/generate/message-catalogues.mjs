// @ts-check
// Checks the catalogues in packages/core/messages.
import { readText } from '../run/programs.mjs'
import { casesOf, compileMessage, listChoices, listPlaces, listSentences } from './compile-message.mjs'
import { readLocaleRows } from './locale-modules.mjs'

/**
 * @typedef {Record<string, string>} Group ICU text by key
 * @typedef {{ kit: Record<string, Group> } & Record<string, Group>} Catalogue
 */

/** English first, because the others are compared with it. */
export const locales = Object.keys(readLocaleRows())

/** @param {string} locale @returns {Catalogue} */
export const readCatalogue = (locale) => JSON.parse(readText(`packages/core/messages/${locale}.json`))

/** All messages of a catalogue, with the kit's groups merged. @param {Catalogue} catalogue @returns {Group} */
export function flatten({ kit, ...groups }) {
  return Object.assign({}, ...Object.values(kit), ...Object.values(groups))
}

/**
 * Returns the problems, one line each.
 * @param {Readonly<Record<string, Catalogue>>} catalogues English first
 * @param {string} code all code of the product, without the catalogues
 */
export function findProblems(catalogues, code) {
  const [[, english] = ['', undefined], ...others] = Object.entries(catalogues)
  if (english === undefined) return ['There is no catalogue.']
  const mentioned = new Set(Array.from(code.matchAll(/['"`.](\w+)/g), ([, word]) => word))
  const templates = patterns.filter(([, template]) => code.includes(`\`${template}`))
  const unused = Object.keys(flatten(english)).filter(
    (key) => !mentioned.has(key) && !templates.some(([keys]) => keys.test(key)),
  )
  return [
    ...unused.map((key) => `en-001: ${key} is said nowhere in the code.`),
    ...Object.entries(catalogues).flatMap(([locale, catalogue]) =>
      Object.entries(flatten(catalogue)).flatMap(([key, text]) =>
        findTextProblems(text, locale).map((problem) => `${locale}: ${key} ${problem}`),
      ),
    ),
    ...Object.entries(catalogues).flatMap(([locale, catalogue]) =>
      findOtherNames(flatten(catalogue)).map((key) => `${locale}: ${key}_label does not have ${key} in it.`),
    ),
    ...others.flatMap(([locale, catalogue]) =>
      findDifferences(english, catalogue, locale).map((problem) => `${locale}: ${problem}`),
    ),
  ]
}

/** Keys that code composes from parts, with the template that composes them. */
const patterns = /** @type {const} */ ([
  [/^validation_/, 'validation_${'],
  [/^error_/, 'error_${'],
  [/^date_format_(dmy|ymd)$/, 'date_format_${'],
  [/^room_\w+_(title|text)$/, 'room_${'],
  [/^theme_(light|dark|system)$/, 'theme_${'],
  [/^snackbar_(info|success|error)$/, 'snackbar_${'],
  [/^requirement_has\w+Symbol$|^requirement_passwordsTooSimilar$/, 'requirement_${'],
])

/** Characters that a text must not contain, with the message of the check. */
const faults = /** @type {const} */ ([
  [/^\s*$/, 'is empty.'],
  [/^\s|\s$| {2}/, 'has blanks too many.'],
  [/[：，。？] /, 'has a blank after a full-width sign.'],
  [/['"!！]/, 'has a straight quotation mark, or an exclamation mark.'],
  // French has a narrow no-break space before these characters.
  [
    /(?<![\u202F\u00A0\d/])[:;?»]|«(?![\u202F\u00A0])/,
    'lacks a narrow no-break space before : ; ? or inside « ».',
    'fr',
  ],
])

/** @param {string} text @param {string} locale */
function findTextProblems(text, locale) {
  let message
  try {
    message = compileMessage(text, locale)
  } catch (error) {
    return [`is ill-formed: ${error instanceof Error ? error.message : 'for no known reason'}.`]
  }
  const sentences = listSentences(message)
  return [
    ...listChoices(message).flatMap(findPluralProblems),
    ...faults.flatMap(([fault, problem, language = '']) =>
      locale.startsWith(language) && sentences.some((sentence) => fault.test(sentence)) ? [problem] : [],
    ),
  ]
}

/** @param {import('./compile-message.mjs').Choice} choice */
function findPluralProblems(choice) {
  if (choice.in === undefined) return []
  const rules = new Intl.PluralRules(choice.in)
  /** @type {readonly string[]} */
  const knownForms = rules.resolvedOptions().pluralCategories
  // Our messages contain no number above a thousand.
  const requiredForms = new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)))
  const missing = [...requiredForms].filter((form) => !(form in choice))
  const unknownForms = casesOf(choice).flatMap(([form]) => (knownForms.includes(form) ? [] : [form]))
  return [
    ...(missing.length > 0 ? [`lacks the plural form ${missing.join(', ')}.`] : []),
    ...(unknownForms.length > 0
      ? [`has a plural form that the language has not: ${unknownForms.join(', ')}.`]
      : []),
  ]
}

/**
 * The buttons whose accessible name does not contain the visible text: people who use speech input say what they see (WCAG 2.5.3).
 * @param {Group} messages
 */
function findOtherNames(messages) {
  return Object.keys(messages).filter((key) => {
    const name = messages[`${key}_label`]
    if (name === undefined || messages[key] === undefined) return false
    const [shown, names] = [listLower(messages[key]), listLower(name)]
    return !names.every((sentence) => shown.some((text) => sentence.includes(text)))
  })
}

/** The sentences of a text, in lower case; none if it is ill-formed, which is reported elsewhere. @param {string} text */
function listLower(text) {
  try {
    return listSentences(compileMessage(text, 'en-001')).map((sentence) => sentence.toLowerCase())
  } catch {
    return []
  }
}

/** @param {Catalogue} english @param {Catalogue} other @param {string} locale */
function findDifferences(english, other, locale) {
  const [englishGroups, otherGroups] = [groupsOf(english), groupsOf(other)]
  return [
    ...listMissing(englishGroups, otherGroups).map(([name, key]) => `${name} lacks ${key}.`),
    ...listMissing(otherGroups, englishGroups).map(
      ([name, key]) => `${name} has ${key}, and English has not.`,
    ),
    ...Object.entries(otherGroups).flatMap(([name, group]) =>
      Object.entries(group).flatMap(([key, text]) =>
        comparePlaces(key, englishGroups[name]?.[key], text, locale),
      ),
    ),
  ]
}

/** The keys that `first` has and `second` lacks. @param {Record<string, Group>} first @param {Record<string, Group>} second */
function listMissing(first, second) {
  return Object.entries(first).flatMap(([name, group]) =>
    Object.keys(group).flatMap((key) => (second[name]?.[key] === undefined ? [[name, key]] : [])),
  )
}

/** @param {string} key @param {string | undefined} english @param {string} text @param {string} locale */
function comparePlaces(key, english, text, locale) {
  if (english === undefined || text === '') return [] // Already reported.
  try {
    const expectedPlaces = listPlaces(compileMessage(english, 'en-001')).join(', ')
    const found = listPlaces(compileMessage(text, locale)).join(', ')
    return expectedPlaces === found
      ? []
      : [`${key} has the places [${found}], and English has [${expectedPlaces}].`]
  } catch {
    return [] // Already reported as ill-formed.
  }
}

/** @param {Catalogue} catalogue @returns {Record<string, Group>} */
function groupsOf({ kit, ...groups }) {
  return {
    ...Object.fromEntries(Object.entries(kit).map(([name, group]) => [`kit.${name}`, group])),
    ...groups,
  }
}
