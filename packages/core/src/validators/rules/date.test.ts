import { expect, it } from 'vitest'
import { checkRule } from '../validate.ts'

// R4.35, R5.3
it.each([
  ['a real date', '2026-02-28', true, null],
  ['a date that does not exist', '', false, 'date_invalid'],
  ['a date outside the bounds', '1899-01-01', false, 'date_invalid'],
  ['nobody has said anything', '2026-02-28', undefined, null],
  ['an empty field of which nothing is said', '', undefined, null],
])('date takes the answer of the block that reads the date: %s', (_name, value, flag, code) => {
  expect(checkRule(value, { type: 'date' }, { date: flag })?.code ?? null).toBe(code)
})
