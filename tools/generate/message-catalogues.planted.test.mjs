// @ts-check
import { expect, it } from 'vitest'
import { findProblems } from './message-catalogues.mjs'

const code = "translate('hello') translate('wait') `validation_${code}`"
const plural = 'Wait {s, plural, one {# second} other {# seconds}}'
const surplusForms = '{s, plural, one {#} few {#} other {#}}'
const english = { hello: 'Hello, {name}', wait: plural }
const russian = {
  hello: 'Здравствуйте, {name}',
  wait: 'Ждите {s, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}',
}

/** @param {Record<string, string>} en @param {Record<string, string>} other @param {string} [locale] */
const find = (en, other, locale = 'ru-RU') =>
  findProblems({ 'en-001': { kit: {}, web: en }, [locale]: { kit: {}, web: other } }, code)

it('finds no fault where there is none', () => {
  expect(find(english, russian)).toEqual([])
  const [en, ru] = [{ validation_required: 'Fill in' }, { validation_required: 'Заполните' }]
  expect(find({ ...english, ...en }, { ...russian, ...ru })).toEqual([])
})

/** Messages in English and in Russian, and the problem to find. @type {[string, Record<string, string>, Record<string, string>, string | RegExp][]} */
const faults = [
  ['an empty message', {}, { wait: '' }, 'ru-RU: wait is empty.'],
  ['an extra message', {}, { bye: 'Пока' }, 'ru-RU: web has bye, and English has not.'],
  ['an unused message', { bye: 'Bye' }, { bye: 'Пока' }, 'en-001: bye is said nowhere in the code.'],
  ['a brace that is not closed', {}, { hello: 'Привет, {name' }, /ru-RU: hello is ill-formed: /],
  ['a format that is not supported', {}, { hello: '{name, date}' }, /ru-RU: hello is ill-formed: .*date/],
  ['an exact plural case', {}, { wait: '{s, plural, =0 {0} other {#}}' }, /ru-RU: wait is ill-formed: .*=0/],
  ['a missing placeholder', {}, { hello: 'Да' }, 'ru-RU: hello has the places [], and English has [name].'],
  [
    'another placeholder',
    {},
    { hello: '{nom}' },
    'ru-RU: hello has the places [nom], and English has [name].',
  ],
  ['a missing plural form', {}, { wait: plural }, 'ru-RU: wait lacks the plural form many, few.'],
  ['an extra plural form', { wait: surplusForms }, {}, /en-001: wait has a plural form .*few/],
  ['a straight apostrophe', {}, { hello: "{name}''" }, /ru-RU: hello has a straight quotation mark/],
  ['an exclamation', {}, { hello: '{name}!' }, /ru-RU: hello has .* exclamation mark/],
  ['a blank after a full-width colon', {}, { hello: 'ようこそ： {name}' }, /ru-RU: hello has a blank after/],
  ['a blank at the end', {}, { hello: '{name} ' }, 'ru-RU: hello has blanks too many.'],
]

it.each(faults)('finds %s', (_name, en, ru, problem) => {
  const [found = '', ...others] = find({ ...english, ...en }, { ...russian, ...ru })
  expect(others).toEqual([])
  expect(found).toMatch(problem)
})

it('finds a button whose accessible name lacks its visible text', () => {
  const [en, ru] = [
    { hello: 'Remove', wait: plural, hello_label: '{kind, select, email {Remove e-mail} other {Remove}}' },
    {
      hello: 'Убрать',
      wait: russian.wait,
      hello_label: '{kind, select, email {Удалить почту} other {Убрать}}',
    },
  ]
  const problems = findProblems(
    { 'en-001': { kit: {}, web: en }, 'ru-RU': { kit: {}, web: ru } },
    `${code} translate('hello_label')`,
  )
  expect(problems).toEqual(['ru-RU: hello_label does not have hello in it.'])
})

it('finds a missing message', () => {
  expect(find(english, { wait: russian.wait })).toEqual(['ru-RU: web lacks hello.'])
})

it('finds French without its narrow no-break space', () => {
  const problems = find({ hello: '{name}?' }, { hello: '{name} ?' }, 'fr')
  expect(problems).toEqual([expect.stringMatching('fr: hello lacks a narrow no-break space')])
})
