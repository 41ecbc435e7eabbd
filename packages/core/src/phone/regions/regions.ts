import { decodeRegions } from './decode-regions.ts'
import { packedRegions } from '../../generated/phone-regions.ts'
import type { PhoneRegion } from './phone-region.ts'

/** All 245 territories by calling code; of those that share one, the first is the one to take when nothing else tells. */
export const phoneRegions: readonly PhoneRegion[] = /* @__PURE__ */ decodeRegions(packedRegions)

/** Which countries an input takes, by ISO code in any case. Without a list, or with an empty one, nothing is narrowed. */
export interface RegionLimits {
  readonly allowed?: readonly string[] | undefined
  readonly forbidden?: readonly string[] | undefined
}

/** The regions that are allowed, without those that are forbidden, in the same order. */
export function narrowRegions(
  regions: readonly PhoneRegion[],
  { allowed = [], forbidden = [] }: RegionLimits,
): readonly PhoneRegion[] {
  const isIn = (codes: readonly string[], { countryCode }: PhoneRegion): boolean =>
    codes.some((code) => code.toUpperCase() === countryCode)
  return regions.filter(
    (region) => (allowed.length === 0 || isIn(allowed, region)) && !isIn(forbidden, region),
  )
}

/** The region of a country, by ISO code in any case. */
export function findRegion(
  countryCode: string | null | undefined,
  regions: readonly PhoneRegion[] = phoneRegions,
): PhoneRegion | null {
  const wanted = countryCode?.toUpperCase()
  return regions.find((region) => region.countryCode === wanted) ?? null
}
