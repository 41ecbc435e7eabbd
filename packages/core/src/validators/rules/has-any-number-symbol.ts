import type { Rule } from '../validator.ts'

/** A decimal digit of any script: people type their own. */
export const hasAnyNumberSymbol: Rule<'hasAnyNumberSymbol'> = (value) =>
  /\p{Nd}/u.test(String(value)) ? null : { code: 'digit_missing' }
