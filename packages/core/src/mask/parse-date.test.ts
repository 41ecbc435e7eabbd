import { expect, it } from 'vitest'
import { checkDate, parseDate, readDateParts, type DateProblem } from './parse-date.ts'
import { createDateRecipe } from './date-recipe.ts'
import { locales } from '../wire/locales/locales.ts'
import { dateOrderOf, dateSeparatorOf, type DateOrder } from './date-order.ts'

// R5.19, R9.14
it.each<[string, DateProblem | null]>([
  ['', null],
  ['0', { kind: 'incomplete' }],
  ['5', { kind: 'incomplete' }],
  ['05/03', { kind: 'incomplete' }],
  ['05/03/', { kind: 'incomplete' }],
  ['/03/1990', { kind: 'incomplete' }],
  ['12//1990', { kind: 'incomplete' }],
  ['0/03/1990', { kind: 'incomplete' }],
  ['05/0/1990', { kind: 'incomplete' }],
  ['05/03/1990', null],
  ['05.03.1990', null],
  ['5/3/1990', null],
  ['1990-03-05', null],
  ['1990-03-5', null],
  ['45', { kind: 'noDay', day: '45' }],
  ['00/03/1990', { kind: 'noDay', day: '00' }],
  ['32/03/1990', { kind: 'noDay', day: '32' }],
  ['105/03/1990', { kind: 'noDay', day: '105' }],
  ['005/03/1990', { kind: 'noDay', day: '005' }],
  ['05/003/1990', { kind: 'noMonth', month: '003' }],
  ['05/00/1990', { kind: 'noMonth', month: '00' }],
  ['31/13', { kind: 'noMonth', month: '13' }],
  ['31/13/1990', { kind: 'noMonth', month: '13' }],
  ['05/13/1990', { kind: 'noMonth', month: '13', swapped: '1990-05-13' }],
  ['12/31/1990', { kind: 'noMonth', month: '31', swapped: '1990-12-31' }],
  ['02/30/1990', { kind: 'noMonth', month: '30' }],
  ['12/31/90', { kind: 'noMonth', month: '31' }],
  ['1990-13-05', { kind: 'noMonth', month: '13', swapped: '1990-05-13' }],
  ['05/03/0000', { kind: 'noYear' }],
  ['31/04', { kind: 'shortMonth', year: null, month: 4, days: 30 }],
  ['31/04/1990', { kind: 'shortMonth', year: 1990, month: 4, days: 30 }],
  ['29/02', { kind: 'incomplete' }],
  ['30/02', { kind: 'shortMonth', year: null, month: 2, days: 29 }],
  ['29/02/2024', null],
  ['29/02/2023', { kind: 'shortMonth', year: 2023, month: 2, days: 28 }],
  ['29/02/2000', null],
  ['29/02/1900', { kind: 'shortMonth', year: 1900, month: 2, days: 28 }],
  ['01/01/0001', null],
  ['31/12/9999', null],
  ['05/03/199', { kind: 'yearDigits' }],
  ['05/03/90', { kind: 'yearDigits' }],
  ['05/03/19901', { kind: 'yearDigits' }],
  ['12//19901', { kind: 'yearDigits' }],
  ['05/03/1990/7', { kind: 'unreadable' }],
  ['5 March 1990', { kind: 'unreadable' }],
])('tells what is wrong with the date %s: %o', (shown, problem) => {
  expect(checkDate(parseDate(shown, 'dmy'), {})).toEqual(problem)
})

// R5.20
it.each([
  ['1899/12/31', 'tooEarly'],
  ['1900/01/01', null],
  ['0999/01/01', 'tooEarly'],
  ['2026/11/20', null],
  ['2026/11/21', 'tooLate'],
])('enforces the first and the last allowed day: %s', (shown, problem) => {
  expect(checkDate(parseDate(shown, 'ymd'), { min: '1900-01-01', max: '2026-11-20' })?.kind ?? null).toBe(
    problem,
  )
})

it.each([
  ['+5', '3', '1990'],
  ['5.', '3', '1990'],
  ['5', '1e', '1990'],
  ['5', '3', '19.0'],
])('reads no date from parts that are not numbers: %s %s %s', (day, month, year) => {
  expect(readDateParts({ day, month, year })).toEqual({ status: 'wrong', fault: { kind: 'unreadable' } })
})

it.each<[DateOrder, string, string]>([
  ['dmy', '05/03/1990', '1990-03-05'],
  ['dmy', '5/3/1990', '1990-03-05'],
  ['ymd', '1990/03/05', '1990-03-05'],
  ['dmy', '05/03/199', ''],
  ['dmy', '31/02/2026', ''],
  ['dmy', '', ''],
])('gives the model an ISO date, and an empty value until the date is real: %s %s', (order, shown, value) => {
  expect(createDateRecipe(order).read(shown).value).toBe(value)
})

// R5.18
it.each([
  ['en-001', 'dmy'],
  ['ru-RU', 'dmy'],
  ['ar-XX', 'dmy'],
  ['ja-JP', 'ymd'],
  ['ko', 'ymd'],
  ['zh_TW', 'ymd'],
  ['ZH', 'ymd'],
  ['kok', 'dmy'],
  ['zh-Hans', 'ymd'],
  ['zh-Hant', 'ymd'],
  ['jam', 'dmy'],
  ['', 'dmy'],
])('knows the order of day, month and year in %s', (locale, order) => {
  expect(dateOrderOf(locale)).toBe(order)
})

const others =
  'az ba be bg bs cs da et fi fo he hr hu hy is ka kk ku lb lv mk nb nn no os ro sk sl sq sr tk tt uk nl-BE nl_BE nl-NL NL FI fil'

// R5.18
it.each([...locales, ...others.split(' ')])('separates the numbers as the short dates of %s do', (locale) => {
  const parts = new Intl.DateTimeFormat(locale.replace('_', '-'), {
    dateStyle: 'short',
    timeZone: 'UTC',
  }).formatToParts(0)
  const sign = parts.find(({ type: kind }) => kind === 'literal')?.value.replaceAll(/[\s\u200f]/g, '')
  expect(dateSeparatorOf(locale)).toBe(sign)
})
