import type { Rule } from '../validator.ts'

/**
 * Uses the block's flag even for an empty value, because the value stays empty while the date is incomplete. The row's message
 * comes before the block's.
 */
export const date: Rule<'date'> = (_value, { message }, { date: flag = true }) => {
  if (flag === true) return null
  return { code: 'date_invalid', message: message ?? (flag || undefined) }
}
