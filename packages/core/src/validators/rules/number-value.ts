import { checkBounds } from './bounds.ts'
import { isEmpty, type Rule } from '../validator.ts'

/** What decimals are written with. `Number()` knows how, and alone would take `0x10` and blanks too. */
const decimalSigns = /^\s*[-+.\de]+\s*$/i

export const numberValue: Rule<'numberValue'> = (value, row) => {
  if (isEmpty(value)) return null
  const number = Number(value)
  if (!decimalSigns.test(String(value)) || !Number.isFinite(number)) return { code: 'not_a_number' }
  return checkBounds(number, row, 'number_too_small', 'number_too_large')
}
