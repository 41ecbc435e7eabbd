import { expect, it } from 'vitest'
import { checkDate, parseDate, type DateProblem } from './parse-date.ts'

it.each<[string, DateProblem | null]>([
  ['', null],
  ['0', 'incomplete'],
  ['05/03/199', 'incomplete'],
  ['/03/1990', 'incomplete'],
  ['12//1990', 'incomplete'],
  ['05/03/1990', null],
  ['5/3/1990', null],
  ['0/03/1990', 'incomplete'],
  ['05/0/1990', 'incomplete'],
  ['00/03/1990', 'impossible'],
  ['32/03/1990', 'impossible'],
  ['05/00/1990', 'impossible'],
  ['05/13/1990', 'impossible'],
  ['05/03/0000', 'impossible'],
  ['31/04/1990', 'impossible'],
  ['29/02/2024', null],
  ['29/02/2023', 'impossible'],
  ['29/02/2000', null],
  ['29/02/1900', 'impossible'],
  ['01/01/0001', null],
  ['31/12/9999', null],
  ['05/03/19901', 'impossible'],
  ['105/03/1990', 'impossible'],
  ['05/03/1990/7', 'impossible'],
])('tells what is wrong with the date %s: %s', (shown, problem) => {
  expect(checkDate(parseDate(shown, 'dmy'), {})).toBe(problem)
})

it.each<[string, DateProblem | null]>([
  ['1899/12/31', 'tooEarly'],
  ['1900/01/01', null],
  ['0999/01/01', 'tooEarly'],
  ['2026/11/20', null],
  ['2026/11/21', 'tooLate'],
])('keeps to the first and the last day: %s', (shown, problem) => {
  expect(checkDate(parseDate(shown, 'ymd'), { min: '1900-01-01', max: '2026-11-20' })).toBe(problem)
})
