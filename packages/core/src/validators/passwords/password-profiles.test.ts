import { describe, expect, it } from 'vitest'
import { passwordProfiles } from './password-profiles.ts'
import { commonPasswords, isCommonPassword } from './common-passwords.ts'
import { refusePasswords } from './refuse-passwords.ts'
import { checkValidators } from '../check-validators.ts'
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

describe('refusePasswords', () => {
  const famous = ['passwordpassword', 'letmeinletmein']
  const specialPasswords = ['a+b (c) [d] {e}|^$', String.raw`-/\?.*`]
  const row = refusePasswords([...famous, ...specialPasswords], 'Choose another password')

  it.each([...famous, 'PasswordPassword', ...specialPasswords])('refuses "%s"', (password) => {
    expect(validate(password, [row], (code) => code)).toMatchObject([
      { code: 'password_common', message: 'Choose another password', isLazy: true },
    ])
  })

  it.each([
    '',
    'passwordpassword, but longer',
    'my passwordpassword',
    'aab (c) [d] {e}|^$',
    String.raw`-/\?x*`,
  ])('takes "%s"', (password) => {
    expect(validate(password, [row], (code) => code)).toEqual([])
  })

  it('is a valid validator', () => {
    expect(() => checkValidators('password', [...passwordProfiles.nist, row])).not.toThrow()
  })
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
