import type { PhoneRegion } from './phone-region.ts'
import { findRegion, phoneRegions } from './regions.ts'

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
}

/**
 * Whose number begins with these digits, calling code first? The longest calling code wins; inside a shared one the
 * leading digits, where they tell, then the chosen country, then the first of the list. `null`: nobody's yet.
 */
export function matchRegion(digits: string, options: PhoneOptions = {}): PhoneRegion | null {
  const sharing = listLongestMatch(digits, options.regions ?? phoneRegions)
  const chosen = findRegion(options.countryCode, sharing)
  if (chosen !== null && options.bypassDetectedCountry) return chosen
  return findByLeadingDigits(digits, sharing) ?? chosen ?? sharing[0] ?? null
}

function listLongestMatch(digits: string, regions: readonly PhoneRegion[]): readonly PhoneRegion[] {
  const byCode = groupByCode(regions)
  for (let length = longestCode; length > 0; length--) {
    const sharing = digits.length < length ? undefined : byCode.get(digits.slice(0, length))
    if (sharing !== undefined) return sharing
  }
  return []
}

/** ITU-T E.164: a country code has one to three digits. */
const longestCode = 3
const groups = new WeakMap<readonly PhoneRegion[], ReadonlyMap<string, readonly PhoneRegion[]>>()

/** Once for each list: every keystroke asks. */
function groupByCode(regions: readonly PhoneRegion[]): ReadonlyMap<string, readonly PhoneRegion[]> {
  const known = groups.get(regions)
  if (known !== undefined) return known
  const byCode = new Map<string, PhoneRegion[]>()
  for (const region of regions) {
    const sharing = byCode.get(region.phoneCode)
    if (sharing === undefined) byCode.set(region.phoneCode, [region])
    else sharing.push(region)
  }
  groups.set(regions, byCode)
  return byCode
}

function findByLeadingDigits(digits: string, sharing: readonly PhoneRegion[]): PhoneRegion | null {
  let length = 0
  let found: PhoneRegion | null = null
  for (const region of sharing) {
    for (const leading of region.leadingDigits) {
      if (leading.length <= length || !digits.startsWith(leading, region.phoneCode.length)) continue
      length = leading.length
      found = region
    }
  }
  return found
}
