import { isEmpty, type Rule } from '../validator.ts'

/**
 * Uses the block's flag, because only the block knows the country. With `false` an empty value passes, so that
 * `required` reports it; with a code it fails, because the input is not empty although the value is.
 */
export const phone: Rule<'phone'> = (value, _row, { phone: flag = true }) => {
  if (flag === true || (flag === false && isEmpty(value))) return null
  return { code: flag === false ? 'phone_incomplete' : flag }
}
