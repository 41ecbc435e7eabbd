import type { Rule } from '../validator.ts'

/** The date block keeps its value empty while the date is incomplete, so the flag counts for an empty value too. */
export const date: Rule<'date'> = (_value, _row, flags) =>
  flags.date === false ? { code: 'date_invalid' } : null
