import { checkBounds } from './bounds.ts'
import { isEmpty, type Rule } from './validator.ts'

/** Decimal, with an exponent if need be. `Number()` alone would take `0x10` and blanks too. */
const decimal = /^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?\s*$/i

export const numberValue: Rule<'numberValue'> = (value, row) => {
  if (typeof value !== 'number' && isEmpty(value)) return null
  const number = typeof value === 'string' && !decimal.test(value) ? NaN : Number(value)
  if (typeof value === 'boolean' || !Number.isFinite(number)) return { code: 'not_a_number' }
  return checkBounds(number, row, 'number_too_small', 'number_too_large')
}
