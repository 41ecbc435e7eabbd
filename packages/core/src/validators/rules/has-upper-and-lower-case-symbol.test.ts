import { expect, it } from 'vitest'
import { checkRule } from '../validate.ts'

// R5.9
it.each([
  ['both', 'aB', null],
  ['both, among others', '1 a-B 2', null],
  ['Cyrillic', 'Пароль', null],
  ['Greek', 'Λέξη', null],
  ['with accents', 'éÉ', null],
  ['from two scripts', 'aЖ', null],
  ['outside the basic plane', '𐐀𐐨', null],
  ['lower alone', 'password1', 'case_missing'],
  ['upper alone', 'PASSWORD1', 'case_missing'],
  ['a script without cases', '密码パスワード', 'case_missing'],
  ['a title-case letter is neither', 'ǅǅ', 'case_missing'],
  ['digits alone', '12345678', 'case_missing'],
  ['nothing', '', 'case_missing'],
])('hasUpperAndLowerCaseSymbol asks for both cases in any script: %s', (_name, value, code) => {
  expect(checkRule(value, { type: 'hasUpperAndLowerCaseSymbol' })?.code ?? null).toBe(code)
})
