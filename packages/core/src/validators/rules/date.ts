import type { Rule } from '../validator.ts'

/** Uses the block's flag even for an empty value, because the value stays empty while the date is incomplete. */
export const date: Rule<'date'> = (_value, _row, flags) =>
  flags.date === false ? { code: 'date_invalid' } : null
