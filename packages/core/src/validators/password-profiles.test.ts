import { describe, expect, it } from 'vitest'
import { passwordProfiles } from './password-profiles.ts'
import { commonPasswords } from './common-passwords.ts'
import { refusePasswords } from './refuse-passwords.ts'
import { checkValidators } from './check-validators.ts'
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

it.each([
  ['x'.repeat(14), ['too_short']],
  ['x'.repeat(15), []],
  ['correct horse battery staple', []],
  ['пятнадцать букв и больше', []],
  ['😀'.repeat(14), ['too_short']],
  ['x'.repeat(500), []],
])('the nist profile asks for 15 characters or more and for nothing else: "%s"', (password, codes) => {
  const failures = validate(password, passwordProfiles.nist, (code) => code)
  expect(failures.map((failure) => failure.code)).toEqual(codes)
})

describe('refusePasswords', () => {
  const odd = ['a+b (c) [d] {e}|^$', String.raw`-/\?.*`]
  const row = refusePasswords([...commonPasswords, ...odd], 'Choose another password')

  it.each([...commonPasswords, 'PasswordPassword', ...odd])('refuses "%s"', (password) => {
    expect(validate(password, [row], (code) => code)).toMatchObject([
      { code: 'password_common', message: 'Choose another password' },
    ])
  })

  it.each(['', 'passwordpassword, but longer', 'my passwordpassword', 'aab (c) [d] {e}|^$'])(
    'takes "%s"',
    (password) => {
      expect(validate(password, [row], (code) => code)).toEqual([])
    },
  )

  it('is a row like any other, and its list has words that the profile would let through', () => {
    expect(() => checkValidators('password', [...passwordProfiles.nist, row])).not.toThrow()
    expect(Math.min(...commonPasswords.map((password) => password.length))).toBe(15)
  })
})
