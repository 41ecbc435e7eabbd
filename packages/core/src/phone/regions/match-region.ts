import type { NumberTypes, PhoneRegion } from './phone-region.ts'
import { phoneRegions } from './regions.ts'

/** Options that decide the region of a number. */
export interface PhoneOptions {
  /** The allowed regions. Default: all. */
  readonly regions?: readonly PhoneRegion[] | undefined
  /** The country chosen by the person, or by the page for them, as ISO code. */
  readonly countryCode?: string | null | undefined
  /** The calling code of the chosen country cannot be changed: other numbers are rejected. */
  readonly lockRegion?: boolean | undefined
  /** Digits alone never change the chosen country; only a plus or 00 with another calling code does. */
  readonly bypassDetectedCountry?: boolean | undefined
  /** The text was filled in by the browser or a password manager. */
  readonly isFilledIn?: boolean | undefined
  /** Default: `mobile`. */
  readonly numberTypes?: NumberTypes | undefined
  /** Groups a national number; from `@foyer/core/phone-groups`. Default: by the region's mask. */
  readonly group?: ((national: string, phoneCode: string) => string | null) | undefined
}

/**
 * Finds the region of digits that start with a calling code. The longest calling code wins; among regions that share
 * it, first the leading digits decide, then the chosen country, then the order of the list.
 * @returns `null` if no calling code matches yet
 */
export function matchRegion(digits: string, options: PhoneOptions = {}): PhoneRegion | null {
  const { regions = phoneRegions, bypassDetectedCountry } = options
  const chosen = options.countryCode?.toUpperCase()
  let found: PhoneRegion | null = null
  let bestScore = 0
  for (const region of regions) {
    const { length } = region.phoneCode
    if (!digits.startsWith(region.phoneCode)) continue
    // The length of the calling code outweighs the leading digits, of which there are at most five.
    let score = length * 100
    if (region.countryCode === chosen) score += bypassDetectedCountry ? 50 : 1
    for (const leading of region.leadingDigits)
      if (digits.startsWith(leading, length)) score = Math.max(score, length * 100 + leading.length * 2)
    if (score <= bestScore) continue
    bestScore = score
    found = region
  }
  return found
}
