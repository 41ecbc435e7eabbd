import { expect, it } from 'vitest'
import { passwordProfiles } from './password-profiles.ts'
import { commonPasswords, isCommonPassword } from './common-passwords.ts'
import { validate } from '../validate.ts'

// R5.12, R10.24
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
  const issues = validate(password, passwordProfiles.classic, (code) => code)
  expect(issues.map((issue) => issue.code)).toEqual(codes)
})

it.each([
  ['x'.repeat(14), ['too_short']],
  ['x'.repeat(15), []],
  ['correct horse battery staple', []],
  ['пятнадцать букв и больше', []],
  ['😀'.repeat(14), ['too_short']],
  ['x'.repeat(500), []],
])('the nist profile asks for 15 characters or more and for nothing else: "%s"', (password, codes) => {
  const issues = validate(password, passwordProfiles.nist, (code) => code)
  expect(issues.map((issue) => issue.code)).toEqual(codes)
})

it.each([
  ['Password1', true],
  ['PASSWORD1', true],
  ['Passw0rd', true],
  ['Ｐａｓｓｗｏｒｄ１', true],
  ['Qwerty123', true],
  ['passwordpassword', true],
  ['correcthorsebatterystaple', true],
  ['Password1 and more', false],
  ['Corridor-light-9', false],
  ['', false],
])('recognises common passwords in any case, also in full-width characters: "%s"', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon)
})

it('lists each common password once, in lower case, and none that every profile’s rules refuse anyway', () => {
  expect(new Set(commonPasswords).size).toBe(commonPasswords.length)
  expect(commonPasswords.filter((password) => password !== password.toLowerCase())).toEqual([])
  const isAllowed = (password: string) =>
    password.length >= 15 || (password.length >= 8 && /\d/.test(password) && /\p{L}/u.test(password))
  expect(commonPasswords.filter((password) => !isAllowed(password))).toEqual([])
})
