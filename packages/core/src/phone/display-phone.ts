import { formatPhone } from './format-phone.ts'
import { matchRegion } from './match-region.ts'

/** A stored number for people to read: the groups of its input, and the plus. Of an unknown calling code it is as it was. */
export function displayPhone(value: string): string {
  const digits = value.replace(/^\+/, '')
  return `+${formatPhone(digits, matchRegion(digits))}`
}
