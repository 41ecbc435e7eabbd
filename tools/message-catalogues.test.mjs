// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fillMessage } from '@foyer/core/messages'
import { catalogues } from '@foyer/core/messages/catalogues'
import { locales as contractLocales } from '@foyer/core/wire/locales'
import { compileMessage, writeMessage } from './compile-message.mjs'
import { findProblems, flatten, locales, readCatalogue } from './message-catalogues.mjs'
import { root } from './programs.mjs'

/** @typedef {import('./message-catalogues.mjs').Catalogue} Catalogue */

const all = Object.fromEntries(locales.map((locale) => [locale, readCatalogue(locale)]))

/** Whatever a sentence asks for: a number, of each plural form, and names in text beside it. */
const samples = [0, 1, 2, 3, 5, 8, 11, 21, 100, 101].map(
  (number) =>
    new Proxy(
      {},
      {
        get: (_, name) =>
          /^(name|text|label|message|country|key|domain|format)$/.test(String(name)) ? 'x' : number,
      },
    ),
)

/** What a compiled message says, told from its sentences. @param {import('./compile-message.mjs').Message} message @param {Record<string, string | number>} values @returns {string} */
function say(message, values) {
  if (typeof message === 'string')
    return message.replaceAll(/\{(\w+)\}/g, (_, /** @type {string} */ name) => String(values[name]))
  const value = values[message.by]
  const name =
    message.in === undefined ? String(value) : new Intl.PluralRules(message.in).select(Number(value))
  return say(message[name] ?? message['other'] ?? '', values)
}

/** @template From, To @param {Readonly<Record<string, From>>} values @param {(value: From) => To} change @returns {Record<string, To>} */
function mapValues(values, change) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))
}

/** What runs: no tests, no stories, no catalogues. */
function readCode() {
  const folders = [
    'packages/core/src',
    'packages/kit/src',
    'packages/sign-in/src',
    'apps/web/src',
    'apps/web/build',
    'apps/server/src',
  ]
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter(
      (file) =>
        /\.(tsx?|mjs)$/.test(file) && !/\.(test|stories)\.|\/test(ing)?\/|core\/src\/messages\//.test(file),
    )
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

it('finds nothing wrong with the ten catalogues', () => {
  expect(findProblems(all, readCode())).toEqual([])
})

it('sends nobody a parser: messages are compiled before they are shipped', () => {
  expect(readCode()).toMatch(/from '@foyer\/core\/messages/)
  expect(readCode()).not.toMatch(/['"](@formatjs|@messageformat|intl-messageformat)/)
})

it('knows the locales of the contract, in its order', () => {
  expect(locales).toEqual(contractLocales)
})

it.each(locales)('has compiled %s as it is written: `node tools/generate-messages.mjs`', (locale) => {
  const { kit, ...groups } = all[locale] ?? { kit: {} }
  const said = (/** @type {Readonly<Record<string, import('@foyer/core/messages').Message>>} */ group) =>
    mapValues(group, (message) => samples.map((values) => fillMessage(message, values)))
  const written = (/** @type {Record<string, string>} */ group) =>
    mapValues(group, (text) => samples.map((values) => say(compileMessage(text, locale), values)))
  expect(mapValues({ ...catalogues[locale] }, said)).toEqual(
    mapValues({ kit: flatten(/** @type {Catalogue} */ ({ kit })), ...groups }, written),
  )
})

it.each([
  ['Wait', '"Wait"'],
  ['{a} `b` \\c $', '({ a }) => `${a} \\`b\\` \\\\c $`'],
  ['{n, plural, one {# a} other {# b}}', '({ n }) => n === 1 ? `${n} a` : `${n} b`'],
  ['{s, select, x {X} other {{y}}}', '({ s, y }) => choose({ "x": "X", "other": `${y}` }, s)'],
])('writes a message as its text, or as a function of its values: %s', (text, code) => {
  expect(writeMessage(compileMessage(text, 'en-001'))).toBe(code)
})

it('compares with one where that is the whole grammar, and asks the browser elsewhere', () => {
  const write = (/** @type {string} */ locale) =>
    writeMessage(compileMessage('{n, plural, one {#} other {#}}', locale))
  expect(locales.filter((locale) => write(locale).includes('=== 1'))).toEqual(['en-001', 'es', 'de-DE'])
})

describe('A planted fault is found', () => {
  const code = "translate('hello') translate('wait') `validation_${code}`"
  const plural = 'Wait {s, plural, one {# second} other {# seconds}}'
  const english = { hello: 'Hello, {name}', wait: plural }
  const russian = {
    hello: 'Здравствуйте, {name}',
    wait: 'Ждите {s, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}',
  }
  /** @param {Record<string, string>} en @param {Record<string, string>} ru */
  const find = (en, ru) =>
    findProblems({ 'en-001': { kit: {}, web: en }, 'ru-RU': { kit: {}, web: ru } }, code)

  it('and none where there is none', () => {
    expect(find(english, russian)).toEqual([])
    expect(
      find({ ...english, validation_required: 'Fill in' }, { ...russian, validation_required: 'Заполните' }),
    ).toEqual([])
  })

  it.each([
    ['a missing message', english, { wait: russian.wait }, 'ru-RU: web lacks hello.'],
    ['an empty message', english, { ...russian, wait: '' }, 'ru-RU: wait is empty.'],
    ['an extra message', english, { ...russian, bye: 'Пока' }, 'ru-RU: web has bye, and English has not.'],
    [
      'an unused message',
      { ...english, bye: 'Bye' },
      { ...russian, bye: 'Пока' },
      'en-001: bye is said nowhere in the code.',
    ],
    [
      'a brace that is not closed',
      english,
      { ...russian, hello: 'Привет, {name' },
      /ru-RU: hello is ill-formed: /,
    ],
    [
      'a format of its own',
      english,
      { ...russian, hello: '{name, date}' },
      /ru-RU: hello is ill-formed: .*date/,
    ],
    [
      'an exact case',
      english,
      { ...russian, wait: '{s, plural, =0 {0} other {#}}' },
      /ru-RU: wait is ill-formed: .*=0/,
    ],
    [
      'a missing place',
      english,
      { ...russian, hello: 'Здравствуйте' },
      'ru-RU: hello has the places [], and English has [name].',
    ],
    [
      'another place',
      english,
      { ...russian, hello: '{nom}' },
      'ru-RU: hello has the places [nom], and English has [name].',
    ],
    [
      'a plural form too few',
      english,
      { ...russian, wait: plural },
      'ru-RU: wait lacks the plural form many, few.',
    ],
    [
      'a plural form too many',
      { ...english, wait: '{s, plural, one {#} few {#} other {#}}' },
      russian,
      /en-001: wait has a plural form .*few/,
    ],
    [
      'a straight apostrophe',
      english,
      { ...russian, hello: "{name}''" },
      /ru-RU: hello has a straight quotation mark/,
    ],
    ['an exclamation', english, { ...russian, hello: '{name}!' }, /ru-RU: hello has .* exclamation mark/],
    ['a blank at the end', english, { ...russian, hello: '{name} ' }, 'ru-RU: hello has blanks too many.'],
  ])('%s', (_name, en, ru, problem) => {
    const [found = '', ...others] = find(en, ru)
    expect(others).toEqual([])
    expect(found).toMatch(problem)
  })

  it('French without its narrow blank', () => {
    const catalogue = (/** @type {string} */ hello) => ({ kit: {}, web: { hello } })
    const problems = findProblems({ 'en-001': catalogue('{name}?'), fr: catalogue('{name} ?') }, code)
    expect(problems).toEqual([expect.stringMatching('fr: hello lacks a narrow no-break space')])
  })
})

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
