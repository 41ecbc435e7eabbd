import { isEmpty, type Rule } from '../validator.ts'

/** The block's flag decides, if set; otherwise a value that is empty or only blanks fails. */
export const required: Rule<'required'> = (value, _row, flags) => {
  const isGiven = flags.required ?? !isEmpty(typeof value === 'string' ? value.trim() : value)
  return isGiven ? null : { code: 'required' }
}
