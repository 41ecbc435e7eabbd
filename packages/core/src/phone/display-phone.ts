import { formatPhone } from './format-phone.ts'
import { matchRegion } from './match-region.ts'

/**
 * A stored number for people to read: the plus, and the groups of its input, with spaces at which no line breaks. Of an
 * unknown calling code it is as it was.
 */
export function displayPhone(value: string): string {
  const digits = value.replace(/^\+/, '')
  return `+${formatPhone(digits, matchRegion(digits)).replaceAll(' ', '\u00A0')}`
}
