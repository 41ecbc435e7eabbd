import { isEmpty, type Rule } from '../validator.ts'

/**
 * The phone block knows the country and its length, so it gives the answer from outside. `false` leaves an empty value to `required`; a
 * word says that there is something in the input, though it has no value yet.
 */
export const phone: Rule<'phone'> = (value, _row, { phone: flag = true }) => {
  if (flag === true || (flag === false && isEmpty(value))) return null
  return { code: flag === false ? 'phone_incomplete' : flag }
}
