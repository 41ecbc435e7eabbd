import { checkBounds } from './bounds.ts'
import type { Rule } from './validator.ts'

/** Counts characters as people do: one for an emoji outside the basic plane, where `.length` says two. */
export const length: Rule<'length'> = (value, row) => {
  if (typeof value !== 'string') return { code: 'not_a_string' }
  let count = 0
  for (const _ of row.trim ? value.trim() : value) count++
  return checkBounds(count, row, 'too_short', 'too_long')
}
