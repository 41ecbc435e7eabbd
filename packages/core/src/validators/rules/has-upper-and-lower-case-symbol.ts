import type { Rule } from '../validator.ts'

export const hasUpperAndLowerCaseSymbol: Rule<'hasUpperAndLowerCaseSymbol'> = (value) =>
  /\p{Lu}/u.test(String(value)) && /\p{Ll}/u.test(String(value)) ? null : { code: 'case_missing' }
