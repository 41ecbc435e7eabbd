import { expect, it } from 'vitest'
import { passwordProfiles } from './password-profiles.ts'
import { validate } from './validate.ts'

it.each([
  ['Passw0rd', []],
  [`Aa1${'x'.repeat(61)}`, []],
  ['Passw0r', ['too_short']],
  [`Aa1${'x'.repeat(62)}`, ['too_long']],
  ['Password', ['digit_missing']],
  ['passw0rd', ['case_missing']],
  ['PASSW0RD', ['case_missing']],
  ['', ['too_short', 'digit_missing', 'case_missing']],
  ['Пароль-1', []],
])('the classic profile asks for 8 to 64 characters, a digit and both cases: "%s"', (password, codes) => {
  const failures = validate(password, passwordProfiles.classic, (code) => code)
  expect(failures.map((failure) => failure.code)).toEqual(codes)
})
