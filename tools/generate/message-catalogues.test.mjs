// @ts-check
import { expect, it } from 'vitest'
import { fillMessage } from '@foyer/core/messages'
import { catalogues } from '@foyer/core/messages/catalogues'
import { locales as contractLocales } from '@foyer/core/wire/locales'
import { listFiles } from '../run/list-files.mjs'
import { readText, root } from '../run/programs.mjs'
import { compileMessage, tieNumbers } from './compile-message.mjs'
import { findProblems, flatten, locales, readCatalogue } from './message-catalogues.mjs'

/** @typedef {import('./message-catalogues.mjs').Catalogue} Catalogue */

const sourceCatalogues = Object.fromEntries(locales.map((locale) => [locale, readCatalogue(locale)]))

const asText = /^(name|text|label|message|country|key|domain|format)$/

/** Values for every placeholder: a number of each plural form, and names. */
const samples = [0, 1, 2, 3, 5, 8, 11, 21, 100, 101].map(
  (number) => new Proxy({}, { get: (_, name) => (asText.test(String(name)) ? 'x' : number) }),
)

/**
 * Formats a message from its sentences, independently of the code that is shipped. @param
 * {import('./compile-message.mjs').Message} message @param {Record<string, string | number>} values @returns {string}
 */
function formatMessage(message, values) {
  if (typeof message === 'string')
    return message.replaceAll(/\{(\w+)\}/g, (_, /** @type {string} */ name) => String(values[name]))
  const value = values[message.by]
  const form = message.in && new Intl.PluralRules(message.in).select(Number(value))
  return formatMessage(message[form ?? String(value)] ?? message['other'] ?? '', values)
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
  expect(findProblems(sourceCatalogues, code)).toEqual([])
})

it('ships no message parser: messages are compiled before', () => {
  expect(code).toMatch(/from '@foyer\/core\/messages/)
  expect(code).not.toMatch(/['"](@formatjs|@messageformat|intl-messageformat)/)
})

it.each(contractLocales)(
  'the compiled messages of %s say what its catalogue says: `node tools/generate/generate-messages.mjs`',
  (locale) => {
    const { kit, ...groups } = sourceCatalogues[locale] ?? { kit: {} }
    const formattedTexts = (
      /** @type {Readonly<Record<string, import('@foyer/core/messages').Message>>} */ group,
    ) => mapValues(group, (message) => samples.map((values) => fillMessage(message, values)))
    const writtenTexts = (/** @type {Record<string, string>} */ group) =>
      mapValues(group, (text) => samples.map((values) => formatMessage(compileMessage(text, locale), values)))
    /** @type {Record<string, import('./message-catalogues.mjs').Group>} */
    const allGroups = { kit: flatten(/** @type {Catalogue} */ ({ kit })), ...groups }
    const { server, validation, ...shown } = allGroups
    const {
      server: sent,
      validation: issues,
      ...pages
    } = mapValues({ ...catalogues[locale] }, formattedTexts)
    expect([sent, issues]).toEqual([writtenTexts(server ?? {}), writtenTexts(validation ?? {})])
    // Compared without no-break spaces, which are tested below.
    const stringifyLoosely = (/** @type {unknown} */ texts) =>
      JSON.parse(JSON.stringify(texts).replaceAll('\u00A0', ' '))
    expect(stringifyLoosely(pages)).toEqual(stringifyLoosely(mapValues(shown, writtenTexts)))
  },
)

it.each([
  ['It works for 10 minutes.', 'It works for 10~minutes.'],
  ['Days go from 1 to 31', 'Days go from 1 to 31'],
  ['輸入 6 位數字', '輸入 6~位數字'],
  ['For example, 1 2 1990', 'For example, 1 2 1990'],
  ['{met} {name}, {day} May', '{met} {name}, {day} May'],
  [
    '{min}–{max, plural, other {# characters}} {name}',
    { by: 'max', in: 'en-001', other: '{min}–{max}~characters {name}' },
  ],
  ['{kind, select, other {In 10 h}}', { by: 'kind', other: 'In 10~h' }],
  [
    '{count, plural, other {{who, select, other {{count} days}}}}',
    { by: 'count', in: 'en-001', other: { by: 'who', other: '{count}~days' } },
  ],
])('puts a no-break space only between a number and its unit: %s', (text, tied) => {
  const message = tieNumbers(compileMessage(text, 'en-001'))
  expect(JSON.parse(JSON.stringify(message).replaceAll('\u00A0', '~'))).toEqual(tied)
})

it('expands a choice in the middle of a sentence to whole sentences', () => {
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
