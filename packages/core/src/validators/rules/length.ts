import { checkBounds } from './bounds.ts'
import type { Rule } from '../validator.ts'

/** Counts code points: an emoji outside of the basic plane is one, where `.length` is 2. */
export const length: Rule<'length'> = (value, row) => {
  if (typeof value !== 'string') return { code: 'not_a_string' }
  const characters = [...(row.trim ? value.trim() : value)]
  return checkBounds(characters.length, row, 'too_short', 'too_long')
}
