import { formatPhone } from './format-phone.ts'
import { groupPhone } from './group-phone.ts'
import { matchRegion } from './regions/match-region.ts'

/**
 * A stored number for people to read: the plus, and the groups in which its country writes it, as an input shows it, with spaces
 * at which no line breaks. Of an unknown calling code it is as it was. In a module of its own, because the groups are large.
 */
export function displayPhone(value: string): string {
  const digits = value.replace(/^\+/, '')
  return `+${formatPhone(digits, matchRegion(digits), { group: groupPhone }).replaceAll(' ', '\u00A0')}`
}
