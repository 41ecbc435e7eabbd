// @ts-check
// What does ICU text become before it ships?
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { hoistSelectors } from '@formatjs/icu-messageformat-parser/manipulator.js'

/**
 * @typedef {string | Choice} Message a sentence with places in braces, or a choice of such
 * @typedef {{ by: string, in?: string } & { [name: string]: Message }} Choice `by` names the value that chooses, `in` the language of plural forms
 * @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element
 */

/** What is kept of a locale's tag: `XX` is no region. @param {string} locale */
function languageOf(locale) {
  return locale.replace('-XX', '')
}

/**
 * ICU text as whole sentences with places, chosen by a plural or a select.
 * @param {string} text @param {string} locale @returns {Message}
 * @throws {Error} where the text is ill-formed, or asks for what the run-time part does not do
 */
export function compileMessage(text, locale) {
  return compileElements(hoistSelectors(parse(text, { ignoreTag: true })), locale)
}

/** @param {Element[]} elements @param {string} locale @returns {Message} */
function compileElements(elements, locale) {
  const [first] = elements
  if (first?.type === TYPE.plural || first?.type === TYPE.select) {
    const isPlural = first.type === TYPE.plural
    if (isPlural && (first.offset !== 0 || first.pluralType === 'ordinal'))
      throw new Error(`{${first.value}} has an offset, or is an ordinal`)
    const exact = Object.keys(first.options).find((name) => name.startsWith('='))
    if ('by' in first.options || 'in' in first.options)
      throw new Error(`{${first.value}} has a case that is called by or in`)
    if (exact) throw new Error(`{${first.value}} has the exact case ${exact}`)
    const cases = Object.entries(first.options).map(([name, { value }]) => [
      name,
      compileElements(isPlural ? value.map((element) => placeNumber(element, first.value)) : value, locale),
    ])
    return { by: first.value, ...(isPlural && { in: languageOf(locale) }), ...Object.fromEntries(cases) }
  }
  return elements.map(writeElement).join('')
}

/** `#` of a plural is the place of its number. @param {Element} element @param {string} name @returns {Element} */
function placeNumber(element, name) {
  const isNumber = element.type === TYPE.pound || (element.type === TYPE.number && element.value === name)
  return isNumber ? { type: TYPE.argument, value: name } : element
}

/** @param {Element} element */
function writeElement(element) {
  if (element.type === TYPE.literal && !/[{}]/.test(element.value)) return element.value
  if (element.type === TYPE.argument) return `{${element.value}}`
  throw new Error(`a part of kind ${TYPE[element.type]} is not one of: text, {place}, plural, select`)
}

/** What a message is in a module: its text, or a function of its values. @param {Message} message */
export function writeMessage(message) {
  const places = listPlaces(message)
  return places.length > 0
    ? `({ ${places.join(', ')} }) => ${writeSentences(message)}`
    : writeSentences(message)
}

/** @param {Message} message @returns {string} */
function writeSentences(message) {
  if (typeof message === 'string')
    return /[{\\`]/.test(message)
      ? `\`${message.replaceAll(/[\\`]/g, String.raw`\$&`).replaceAll('{', '${')}\``
      : JSON.stringify(message)
  const forms = casesOf(message).map(([name, each]) => [name, writeSentences(each)])
  const { one, other } = Object.fromEntries(forms)
  if (message.in !== undefined && forms.length === 2 && isOneForOneAlone(message.in))
    return `${message.by} === 1 ? ${one} : ${other}`
  const rows = forms.map(([name, text]) => `${JSON.stringify(name)}: ${text}`).join(', ')
  return `choose({ ${rows} }, ${message.by}${message.in === undefined ? '' : `, '${message.in}'`})`
}

/** Is the form `one` that of the number one, and of no other? Then a comparison says it shorter. @param {string} language */
function isOneForOneAlone(language) {
  const rules = new Intl.PluralRules(language)
  return [...Array(1001).keys(), 0.5, 1.5, Infinity].every(
    (number) => rules.select(number) === (number === 1 ? 'one' : 'other'),
  )
}

/** @param {Choice} choice */
export function casesOf({ by: _by, in: _in, ...cases }) {
  return Object.entries(cases)
}

/** The sentences of a message. @param {Message} message @returns {string[]} */
export function listSentences(message) {
  return typeof message === 'string' ? [message] : casesOf(message).flatMap(([, each]) => listSentences(each))
}

/** The values that a message asks for. @param {Message} message @returns {string[]} */
export function listPlaces(message) {
  const choices = typeof message === 'string' ? [] : listChoices(message).map(({ by }) => by)
  const places = listSentences(message).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  )
  return [...new Set([...choices, ...places])].toSorted()
}

/** @param {Message} message @returns {Choice[]} */
export function listChoices(message) {
  return typeof message === 'string'
    ? []
    : [message, ...casesOf(message).flatMap(([, each]) => listChoices(each))]
}
