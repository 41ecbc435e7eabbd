import { checkBounds } from './bounds.ts'
import type { Rule } from '../validator.ts'

/** Counts characters as people do: one for an emoji outside the basic plane, where `.length` says two. */
export const length: Rule<'length'> = (value, row) => {
  if (typeof value !== 'string') return { code: 'not_a_string' }
  const characters = [...(row.trim ? value.trim() : value)]
  return checkBounds(characters.length, row, 'too_short', 'too_long')
}
