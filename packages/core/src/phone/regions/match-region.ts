import type { NumberTypes, PhoneRegion } from './phone-region.ts'
import { phoneRegions } from './regions.ts'

/** Whose number may it be, and what has the person said about that? */
export interface PhoneOptions {
  /** All territories, unless narrowed. */
  readonly regions?: readonly PhoneRegion[] | undefined
  /** The country that the person, or the page for them, has chosen: an ISO code. */
  readonly countryCode?: string | null | undefined
  /** The chosen country's calling code cannot be changed: a number with another one is refused. */
  readonly lockRegion?: boolean | undefined
  /** Digits alone never change the chosen country; a plus or 00 in front of another calling code does. */
  readonly bypassDetectedCountry?: boolean | undefined
  /** `mobile`, unless said otherwise. */
  readonly numberTypes?: NumberTypes | undefined
  /** The groups of a number behind its calling code, from `@foyer/core/phone-groups`; else those of the region's mask. */
  readonly group?: ((national: string, phoneCode: string) => string | null) | undefined
}

/**
 * Whose number begins with these digits, calling code first? The longest calling code wins; inside a shared one the
 * leading digits, where they tell, then the chosen country, then the first of the list. `null`: nobody's yet.
 */
export function matchRegion(digits: string, options: PhoneOptions = {}): PhoneRegion | null {
  const { regions = phoneRegions, bypassDetectedCountry } = options
  const chosen = options.countryCode?.toUpperCase()
  let found: PhoneRegion | null = null
  let most = 0
  for (const region of regions) {
    const { length } = region.phoneCode
    if (!digits.startsWith(region.phoneCode)) continue
    // Longer codes first of all; leading digits have at most five places.
    let points = length * 100
    if (region.countryCode === chosen) points += bypassDetectedCountry ? 50 : 1
    for (const leading of region.leadingDigits)
      if (digits.startsWith(leading, length)) points = Math.max(points, length * 100 + leading.length * 2)
    if (points <= most) continue
    most = points
    found = region
  }
  return found
}
