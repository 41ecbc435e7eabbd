import { expect, it } from 'vitest'
import { caretBehindDigit, fillTemplate } from './fill-template.ts'

it.each([
  ['## ##', '', ''],
  ['## ##', '12', '12'],
  ['## ##', '123', '12 3'],
  ['(##) ##', '1', '(1'],
  ['(##) ##', '12345', '(12) 34'],
])('fills %s with %s and shows nothing behind the last digit', (template, digits, filled) => {
  expect(fillTemplate(template, digits)).toBe(filled)
})

it.each([
  [0, 0],
  [1, 2],
  [2, 3],
  [3, 6],
  [9, 6],
])('finds the caret position behind digit %i', (count, offset) => {
  expect(caretBehindDigit('(12) 3', count)).toBe(offset)
})

it('finds the caret position behind a digit at the start of the text', () => {
  expect(caretBehindDigit('12 3', 1)).toBe(1)
})
