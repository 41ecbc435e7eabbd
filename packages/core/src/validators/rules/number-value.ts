import { checkBounds } from './bounds.ts'
import { isEmpty, type Rule } from '../validator.ts'

/** The characters of decimal numbers. `Number()` alone would also accept `0x10` and blanks. */
const decimalSigns = /^\s*[-+.\de]+\s*$/i

/** The block's flag comes first: a native number input has an empty value for a text that it cannot read. */
export const numberValue: Rule<'numberValue'> = (value, row, { number: flag = true }) => {
  if (!flag) return { code: 'not_a_number' }
  if (isEmpty(value)) return null
  const number = Number(value)
  if (!decimalSigns.test(String(value)) || !Number.isFinite(number)) return { code: 'not_a_number' }
  return checkBounds(number, row, 'number_too_small', 'number_too_large')
}
