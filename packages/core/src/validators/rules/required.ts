import { isEmpty, type Rule } from '../validator.ts'

/** An external flag, where one is given, decides; otherwise an empty value fails. Blanks alone are empty. */
export const required: Rule<'required'> = (value, _row, flags) => {
  const isGiven = flags.required ?? !isEmpty(typeof value === 'string' ? value.trim() : value)
  return isGiven ? null : { code: 'required' }
}
