import { formatPhone } from './format-phone.ts'
import { groupPhone } from './group-phone.ts'
import { matchRegion } from './regions/match-region.ts'

/**
 * Formats a stored number for reading: with a plus, in the groups of its country, with no-break spaces. A number with
 * an unknown calling code is returned as it is. In a module of its own, because the table of groups is large.
 */
export function displayPhone(value: string): string {
  const digits = value.replace(/^\+/, '')
  return `+${formatPhone(digits, matchRegion(digits), { group: groupPhone }).replaceAll(' ', '\u00A0')}`
}
