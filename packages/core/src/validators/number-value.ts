import { isEmpty, type Rule } from './validator.ts'

export const numberValue: Rule<'numberValue'> = (value, row) => {
  if (typeof value !== 'number' && isEmpty(value)) return null
  const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value)
  if (typeof value === 'boolean' || !Number.isFinite(number)) return { code: 'not_a_number' }
  const { min = -Infinity, max = Infinity } = row
  if (number < min) return { code: 'number_too_small', values: { min, max } }
  if (number > max) return { code: 'number_too_large', values: { min, max } }
  return null
}
