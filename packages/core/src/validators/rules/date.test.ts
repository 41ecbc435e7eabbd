import { expect, it } from 'vitest'
import { checkRule } from '../validate.ts'

// R4.35, R5.3
it.each([
  ['a real date', '2026-02-28', true, null],
  ['a date that does not exist', '', false, 'date_invalid'],
  ['a date outside the bounds', '1899-01-01', false, 'date_invalid'],
  ['a value without an answer', '2026-02-28', undefined, null],
  ['an empty field without an answer', '', undefined, null],
])('date takes the answer of the block that reads the date: %s', (_name, value, flag, code) => {
  expect(checkRule(value, { type: 'date' }, { date: flag })?.code ?? null).toBe(code)
})

it.each([
  ['the block’s message', undefined, 'There is no day 32', 'There is no day 32'],
  ['the row’s message rather than the block’s', 'My own', 'There is no day 32', 'My own'],
  ['no message where the block has none', undefined, false, undefined],
])('date gives %s', (_name, message, flag, said) => {
  expect(checkRule('', { type: 'date', ...(message && { message }) }, { date: flag })?.message).toBe(said)
})
