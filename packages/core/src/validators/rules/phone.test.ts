import { expect, it } from 'vitest'
import type { ExternalFlags } from '../validator.ts'
import { checkRule } from '../validate.ts'

// R4.29, R5.1
it.each<[string, string, ExternalFlags['phone'], string | null]>([
  ['a whole number', '+79991234567', true, null],
  ['a number that is not whole', '+7999', false, 'phone_incomplete'],
  ['a number that is too long', '+799912345678', 'phone_too_long', 'phone_too_long'],
  ['an unassigned calling code', '+999', 'phone_code_unknown', 'phone_code_unknown'],
  ['a value without an answer', '+7999', undefined, null],
  ['a calling code alone, which has no value', '', 'phone_incomplete', 'phone_incomplete'],
  ['an empty field is left to required', '', false, null],
])('phone takes the answer of the block that knows the country: %s', (_name, value, flag, code) => {
  expect(checkRule(value, { type: 'phone' }, { phone: flag })?.code ?? null).toBe(code)
})
