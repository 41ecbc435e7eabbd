import type { Rule } from './validator.ts'

/** Counts characters as people do: one for an emoji outside the basic plane, where `.length` says two. */
export const length: Rule<'length'> = (value, row) => {
  if (typeof value !== 'string') return { code: 'not_a_string' }
  const { min = 0, max = Infinity } = row
  let count = 0
  for (const _ of row.trim ? value.trim() : value) count++
  if (count < min) return { code: 'too_short', values: { min, max } }
  if (count > max) return { code: 'too_long', values: { min, max } }
  return null
}
