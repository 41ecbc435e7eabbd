import { toAsciiDigits } from '@foyer/core/mask'

/** Converts a typed phone number to the contract's format: ASCII `+digits`, without blanks, brackets and dashes. */
export function normalizePhone(typed: string): string {
  return toAsciiDigits(typed.replace('\uff0b', '+')).replace(/[^+\d]/g, '')
}
