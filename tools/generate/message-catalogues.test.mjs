// @ts-check
import { expect, it } from 'vitest'
import { fillMessage } from '@foyer/core/messages'
import { catalogues } from '@foyer/core/messages/catalogues'
import { locales as contractLocales } from '@foyer/core/wire/locales'
import { listFiles } from '../run/list-files.mjs'
import { readText, root } from '../run/programs.mjs'
import { compileMessage } from './compile-message.mjs'
import { findProblems, flatten, locales, readCatalogue } from './message-catalogues.mjs'

/** @typedef {import('./message-catalogues.mjs').Catalogue} Catalogue */

const all = Object.fromEntries(locales.map((locale) => [locale, readCatalogue(locale)]))

const asText = /^(name|text|label|message|country|key|domain|format)$/

/** Values for every placeholder: a number of each plural form, and names. */
const samples = [0, 1, 2, 3, 5, 8, 11, 21, 100, 101].map(
  (number) => new Proxy({}, { get: (_, name) => (asText.test(String(name)) ? 'x' : number) }),
)

/**
 * Formats a message from its sentences, independently of the code that is shipped. @param
 * {import('./compile-message.mjs').Message} message @param {Record<string, string | number>} values @returns {string}
 */
function say(message, values) {
  if (typeof message === 'string')
    return message.replaceAll(/\{(\w+)\}/g, (_, /** @type {string} */ name) => String(values[name]))
  const value = values[message.by]
  const form = message.in && new Intl.PluralRules(message.in).select(Number(value))
  return say(message[form ?? String(value)] ?? message['other'] ?? '', values)
}

/** @template From, To @param {Readonly<Record<string, From>>} values @param {(value: From) => To} change @returns {Record<string, To>} */
function mapValues(values, change) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))
}

/** The product's code: no tests, no stories, no catalogues. */
const code = ['packages', 'apps/web', 'apps/server']
  .flatMap((folder) => listFiles(root + folder).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(tsx?|mjs)$/.test(file))
  .filter(
    (file) => !/\.(test|stories)\.|\/testing\/|\/core\/(messages|src\/(messages|generated))\//.test(file),
  )
  .map(readText)
  .join('\n')

it('finds nothing wrong with the catalogues of all languages', () => {
  expect(findProblems(all, code)).toEqual([])
})

it('sends nobody a parser: messages are compiled before they are shipped', () => {
  expect(code).toMatch(/from '@foyer\/core\/messages/)
  expect(code).not.toMatch(/['"](@formatjs|@messageformat|intl-messageformat)/)
})

it.each(contractLocales)(
  'has compiled %s as it is written: `node tools/generate/generate-messages.mjs`',
  (locale) => {
    const { kit, ...groups } = all[locale] ?? { kit: {} }
    const said = (/** @type {Readonly<Record<string, import('@foyer/core/messages').Message>>} */ group) =>
      mapValues(group, (message) => samples.map((values) => fillMessage(message, values)))
    const written = (/** @type {Record<string, string>} */ group) =>
      mapValues(group, (text) => samples.map((values) => say(compileMessage(text, locale), values)))
    expect(mapValues({ ...catalogues[locale] }, said)).toEqual(
      mapValues({ kit: flatten(/** @type {Catalogue} */ ({ kit })), ...groups }, written),
    )
  },
)

it('makes whole sentences of a choice in the middle of one', () => {
  expect(compileMessage('Wait {s, plural, one {# second} other {# seconds}} and try again', 'ar-XX')).toEqual(
    {
      by: 's',
      in: 'ar',
      one: 'Wait {s} second and try again',
      other: 'Wait {s} seconds and try again',
    },
  )
  expect(compileMessage('{kind, select, a {An A} other {Another}}', 'es')).toEqual({
    by: 'kind',
    a: 'An A',
    other: 'Another',
  })
})
