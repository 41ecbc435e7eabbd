// @ts-check
// Compiles ICU text to the format that is shipped.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { hoistSelectors } from '@formatjs/icu-messageformat-parser/manipulator.js'

/**
 * @typedef {string | Choice} Message a sentence with placeholders in braces, or a choice between messages
 * @typedef {{ by: string, in?: string } & { [name: string]: Message }} Choice `by` names the value that chooses, `in`
 * the language of plural forms
 * @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element
 */

/**
 * Compiles ICU text to whole sentences with placeholders, chosen by a plural or a select.
 * @param {string} text @param {string} locale @returns {Message}
 * @throws {Error} when the text is ill-formed, or uses what the runtime does not support
 */
export function compileMessage(text, locale) {
  return compileElements(hoistSelectors(parse(text, { ignoreTag: true })), locale)
}

/** @param {Element[]} elements @param {string} locale @returns {Message} */
function compileElements(elements, locale) {
  const [first] = elements
  if (first?.type !== TYPE.plural && first?.type !== TYPE.select) return elements.map(writeElement).join('')
  const { value: by, options } = first
  const isPlural = first.type === TYPE.plural
  const exact = Object.keys(options).find((name) => name.startsWith('='))
  if (isPlural && (first.offset !== 0 || first.pluralType === 'ordinal'))
    throw new Error(`{${by}} has an offset, or is an ordinal`)
  if ('by' in options || 'in' in options) throw new Error(`{${by}} has a case that is called by or in`)
  if (exact) throw new Error(`{${by}} has the exact case ${exact}`)
  const cases = Object.entries(options).map(([name, { value }]) => [
    name,
    compileElements(isPlural ? value.map((element) => placeNumber(element, by)) : value, locale),
  ])
  // `XX` is not a region, so it is removed from the language tag.
  return { by, ...(isPlural && { in: locale.replace('-XX', '') }), ...Object.fromEntries(cases) }
}

/** Replaces `#` of a plural by the placeholder of its number. @param {Element} element @param {string} name @returns {Element} */
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

/**
 * Writes a no-break space between a number and the word after it, so that no line of a page ends between '5' and 'minutes'. Numbers are
 * the values that plurals count, and numbers in digits. A single digit, as in 'from 1 to 31', counts only before Chinese characters, where
 * units are written so.
 * @param {Message} message @param {string[]} [counted] the placeholders of numbers @returns {Message}
 */
export function tieNumbers(message, counted = []) {
  if (typeof message === 'string')
    return message.replaceAll(
      /(\d\d|\d(?= \p{Script=Han})|\{(\w+)\}) (?=\p{L})/gu,
      (blank, number, /** @type {string | undefined} */ place) =>
        place === undefined || counted.includes(place) ? `${number}\u00A0` : blank,
    )
  const { by, in: language } = message
  const numbers = language === undefined ? counted : [...counted, by]
  const cases = casesOf(message).map(([name, each]) => [name, tieNumbers(each, numbers)])
  return { by, ...(language !== undefined && { in: language }), ...Object.fromEntries(cases) }
}

/** @param {Choice} choice */
export function casesOf({ by: _by, in: _in, ...cases }) {
  return Object.entries(cases)
}

/** The sentences of a message. @param {Message} message @returns {string[]} */
export function listSentences(message) {
  return typeof message === 'string' ? [message] : casesOf(message).flatMap(([, each]) => listSentences(each))
}

/** The names of the placeholders of a message. @param {Message} message @returns {string[]} */
export function listPlaces(message) {
  const choices = typeof message === 'string' ? [] : listChoices(message).map(({ by }) => by)
  const placeholders = listSentences(message).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  )
  return [...new Set([...choices, ...placeholders])].toSorted()
}

/** @param {Message} message @returns {Choice[]} */
export function listChoices(message) {
  return typeof message === 'string'
    ? []
    : [message, ...casesOf(message).flatMap(([, each]) => listChoices(each))]
}
