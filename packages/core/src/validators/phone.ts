import { isEmpty, type Rule } from './validator.ts'

/** The phone block knows the country and its length, so it gives the answer from outside. */
export const phone: Rule<'phone'> = (value, _row, flags) =>
  isEmpty(value) || flags.phone !== false ? null : { code: 'phone_incomplete' }
