import { expect, it } from 'vitest'
import { checkRule } from './validate.ts'

it.each([
  ['a whole number', '+79991234567', true, null],
  ['a number that is not whole', '+7999', false, 'phone_incomplete'],
  ['nobody has said anything', '+7999', undefined, null],
  ['an empty field is left to required', '', false, null],
])('phone takes the answer of the block that knows the country: %s', (_name, value, flag, code) => {
  expect(checkRule(value, { type: 'phone' }, { phone: flag })?.code ?? null).toBe(code)
})
