import type { Rule } from '../validator.ts'

/** Accepts a decimal digit of any script. */
export const hasAnyNumberSymbol: Rule<'hasAnyNumberSymbol'> = (value) =>
  /\p{Nd}/u.test(String(value)) ? null : { code: 'digit_missing' }
