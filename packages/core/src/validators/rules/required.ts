import { isEmpty, type Rule } from '../validator.ts'

/** The block's flag decides, if set; otherwise a value that is empty or only blanks fails. */
export const required: Rule<'required'> = (value, { ifBegun = false }, flags) => {
  const isGiven = flags.required ?? !isEmpty(typeof value === 'string' ? value.trim() : value)
  if (typeof isGiven === 'string') return { code: 'required', message: isGiven }
  return isGiven || ifBegun ? null : { code: 'required' }
}
